// Memory for WebAssembly, where no C library is: an allocator and the mem* functions.
// Natively the file is empty, or the program would have two allocators.
#ifdef __wasm__

#include <stddef.h>
#include <stdint.h>

enum { alignment = 16, page = 65536, classes = 112, smallest = 32 };

// Every block begins with a header that holds its class; what is freed waits in a list of its class
// for the next block of that size. Nothing is ever joined or given back: a run's blocks repeat.
typedef struct block {
  struct block *next;
  uint32_t class;
  uint32_t unused[2];
} block;

extern unsigned char __heap_base;
static uintptr_t top;
static block *freed[classes];

// Four sizes to each power of two: 32, 40, 48, 56, 64, 80 ... at most a quarter is wasted.
static uintptr_t size_of_class(uint32_t class) {
  return ((uintptr_t)smallest >> 2) * (4 + (class & 3)) << (class >> 2);
}

static uint32_t class_of_size(uintptr_t size) {
  if (size <= smallest) return 0;
  uint32_t power = 31 - __builtin_clz((uint32_t)(size - 1));
  uint32_t quarter = (uint32_t)((size - 1) >> (power - 2)) & 3;
  return (power - 5) * 4 + quarter + 1;
}

static block *take(uint32_t class) {
  block *found = freed[class];
  if (found) {
    freed[class] = found->next;
    return found;
  }
  if (!top) top = ((uintptr_t)&__heap_base + alignment - 1) & ~(uintptr_t)(alignment - 1);
  uintptr_t size = (size_of_class(class) + alignment - 1) & ~(uintptr_t)(alignment - 1);
  uintptr_t end = top + size;
  if (end < top) return NULL;
  uintptr_t limit = __builtin_wasm_memory_size(0) * page;
  if (end > limit) {
    // An eighth more than is needed, so that growing stays rare.
    uintptr_t pages = (end - limit + page - 1) / page;
    uintptr_t more = limit / page / 8;
    if (more < pages || __builtin_wasm_memory_grow(0, more) == (size_t)-1) {
      if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return NULL;
    }
  }
  found = (block *)top;
  top = end;
  return found;
}

// Larger alignments than the allocator's own are refused: nothing in the program asks for one.
int posix_memalign(void **result, size_t wanted, size_t size) {
  if (wanted > alignment) return 22;
  if (size > 0x40000000) return 12;
  uint32_t class = class_of_size(size + sizeof(block));
  block *found = take(class);
  if (!found) return 12;
  found->class = class;
  *result = found + 1;
  return 0;
}

void free(void *pointer) {
  if (!pointer) return;
  block *given = (block *)pointer - 1;
  given->next = freed[given->class];
  freed[given->class] = given;
}

void *memcpy(void *restrict to, const void *restrict from, size_t count) {
  return __builtin_memcpy(to, from, count);
}

void *memmove(void *to, const void *from, size_t count) {
  return __builtin_memmove(to, from, count);
}

void *memset(void *to, int value, size_t count) { return __builtin_memset(to, value, count); }

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *one = left, *other = right;
  for (size_t index = 0; index < count; index++) {
    if (one[index] != other[index]) return one[index] - other[index];
  }
  return 0;
}

size_t strlen(const char *text) {
  size_t count = 0;
  while (text[count]) count++;
  return count;
}

// The seed of hash tables: constant, so that their order depends on nothing but the input.
void arc4random_buf(void *to, size_t count) { memset(to, 0x5C, count); }

// The product of two 128-bit numbers, of which WebAssembly has no instruction: the schoolbook's, in
// 32-bit digits, so that it does not call itself.
__int128 __multi3(__int128 left, __int128 right) {
  uint64_t one = (uint64_t)left, other = (uint64_t)right;
  uint64_t low = (uint32_t)one * (uint64_t)(uint32_t)other;
  uint64_t middle = (one >> 32) * (uint32_t)other + (low >> 32);
  uint64_t cross = (uint32_t)one * (other >> 32) + (uint32_t)middle;
  uint64_t high = (one >> 32) * (other >> 32) + (middle >> 32) + (cross >> 32);
  high += one * (uint64_t)(right >> 64) + (uint64_t)(left >> 64) * other;
  return (__int128)((unsigned __int128)high << 64 | (uint32_t)low | cross << 32);
}

#endif
