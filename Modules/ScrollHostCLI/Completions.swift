import GestureScript
import ScrollComparison
import ScrollHost

/// Completion scripts, made from the declarations of commands and options and from the catalog.
///
/// Every word in them is a name of ours: lowercase letters, digits, dashes and dots.
struct Completions {
  static let shells = ["bash", "zsh", "fish"]

  private let behaviors: [String]
  private let variants: [String]
  private let parameters: [String]
  private let gestures = StandardGestures.all.map { (gesture: StandardGesture) in gesture.name }
  private let rules = Rule.all.map { (rule: Rule) in rule.name }
  private let commands = CommandList.all.map { (command: Command) in command.name }

  init(_ tool: CommandLineTool) {
    var variants: [String] = []
    var parameters: [String] = []
    for entry in tool.behaviors {
      for variant in entry.descriptor.variants where !variants.contains(variant.name) {
        variants.append(variant.name)
      }
      for parameter in entry.descriptor.parameters {
        parameters.append("\(entry.descriptor.id).\(parameter.name)=")
      }
    }
    behaviors = tool.behaviors.map { (entry: BehaviorEntry) in entry.descriptor.id }
    self.variants = variants + [Selection.allVariants]
    self.parameters = parameters
  }

  /// The script for a shell; nil if it is none of `shells`.
  func script(for shell: String) -> String? {
    switch shell {
    case "bash": bash
    case "zsh": zsh
    case "fish": fish
    default: nil
    }
  }

  // MARK: Words

  private func words(_ values: CommandOption.Values) -> [String] {
    switch values {
    case .words(let words): words
    case .behavior: behaviors
    case .variant: variants
    case .device: Selection.deviceNames
    case .setting: parameters
    case .rule: rules
    case .none, .number, .file, .folder: []
    }
  }

  private func words(_ operands: Command.Operands, first: Bool) -> [String] {
    switch operands {
    case .none: []
    case .words(let words): words
    case .behavior, .behaviors: behaviors
    case .gestures: gestures
    case .rule: rules
    case .behaviorThenGesture: first ? behaviors : gestures
    case .command: commands
    }
  }

  private func takesFiles(_ operands: Command.Operands) -> Bool {
    switch operands {
    case .gestures, .behaviorThenGesture: true
    case .none, .words, .behavior, .behaviors, .rule, .command: false
    }
  }

  private func options(_ command: Command) -> [String] {
    command.options.map { (option: CommandOption) in "--" + option.name }
  }

  // MARK: bash

  private var bash: String {
    var text = """
      # bash completion for scrollhost
      _scrollhost() {
        local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"
        local words="" files=""
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(commands.joined(separator: " ")) --help --version" -- "$word"))
          return
        fi
        case "${COMP_WORDS[1]}:$before" in

      """
    for command in CommandList.all {
      for option in command.options where option.takesValue {
        let words = words(option.values).joined(separator: " ")
        let files = option.values == .file ? "-f" : option.values == .folder ? "-d" : ""
        text += "    \(command.name):--\(option.name)) words=\"\(words)\" files=\"\(files)\" ;;\n"
      }
    }
    text += "    *)\n      case \"${COMP_WORDS[1]}\" in\n"
    for command in CommandList.all {
      let first = words(command.operands, first: true)
      let second = words(command.operands, first: false)
      let files = takesFiles(command.operands) ? "-f" : ""
      text += "        \(command.name))\n"
      if first == second {
        text += "          words=\"\(first.joined(separator: " "))\" files=\"\(files)\"\n"
      } else {
        text += "          if [ \"$COMP_CWORD\" -eq 2 ]; then\n"
        text += "            words=\"\(first.joined(separator: " "))\"\n"
        text += "          else\n"
        text += "            words=\"\(second.joined(separator: " "))\" files=\"\(files)\"\n"
        text += "          fi\n"
      }
      text += "          case \"$word\" in -*) files=\"\" words=\""
      text += options(command).joined(separator: " ") + "\" ;; esac ;;\n"
    }
    text += """
            esac ;;
        esac
        COMPREPLY=($(compgen $files -W "$words" -- "$word"))
      }
      complete -F _scrollhost scrollhost

      """
    return text
  }

  // MARK: zsh

  private var zsh: String {
    var text = """
      #compdef scrollhost
      # zsh completion for scrollhost
      _scrollhost() {
        local context state line
        if (( CURRENT == 2 )); then
          local -a commands=(

      """
    for command in CommandList.all {
      text += "      \(single("\(command.name):\(command.summary)"))\n"
    }
    text += """
          )
          _describe command commands
          return
        fi
        case "$words[2]" in

      """
    for command in CommandList.all {
      text += "    \(command.name))\n      shift words; (( CURRENT-- ))\n      _arguments"
      for option in command.options {
        text += " \\\n        " + zshOption(option)
      }
      for operand in zshOperands(command) { text += " \\\n        " + single(operand) }
      text += " ;;\n"
    }
    text += """
        esac
      }
      if [ "$funcstack[1]" = _scrollhost ]; then _scrollhost "$@"; else compdef _scrollhost scrollhost; fi

      """
    return text
  }

  private func zshOption(_ option: CommandOption) -> String {
    let help = option.summary.prefix { (character: Character) in
      character != ";" && character != "."
    }
    var text = (option.isRepeatable ? "*" : "") + "--\(option.name)[\(escapedForZsh(String(help)))]"
    guard option.takesValue else { return single(text) }
    text += ":\(option.name):"
    switch option.values {
    case .file: text += "_files"
    case .folder: text += "_files -/"
    default: text += "(" + words(option.values).joined(separator: " ") + ")"
    }
    return single(text)
  }

  private func zshOperands(_ command: Command) -> [String] {
    let first = words(command.operands, first: true)
    let second = words(command.operands, first: false)
    if first.isEmpty, second.isEmpty { return [] }
    let secondAction =
      "_alternative 'gesture:gesture:(\(second.joined(separator: " ")))' "
      + "'file:file:_files'"
    switch command.operands {
    case .gestures: return ["*:gesture:{\(secondAction)}"]
    case .behaviorThenGesture:
      return ["1:behavior:(\(first.joined(separator: " ")))", "2:gesture:{\(secondAction)}"]
    case .behaviors: return ["*:behavior:(\(first.joined(separator: " ")))"]
    default: return ["1:word:(\(first.joined(separator: " ")))"]
    }
  }

  /// A summary up to its first full stop or semicolon.
  private func firstClause(_ text: String) -> String {
    var words: [Substring] = []
    for word in text.split(separator: " ") {
      guard let last = word.last, last == "." || last == ";" else {
        words.append(word)
        continue
      }
      words.append(word.dropLast())
      break
    }
    return words.joined(separator: " ")
  }

  private func escapedForZsh(_ text: String) -> String {
    var result = ""
    for character in text {
      if "[]:\\".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }

  // MARK: fish

  private var fish: String {
    var text = "# fish completion for scrollhost\ncomplete -c scrollhost -f\n"
    for command in CommandList.all {
      text += "complete -c scrollhost -n __fish_use_subcommand -a \(command.name) "
      text += "-d \(single(command.summary))\n"
    }
    for command in CommandList.all {
      let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
      for option in command.options {
        text += "complete -c scrollhost \(condition) -l \(option.name)"
        if let letter = option.letter { text += " -s \(letter)" }
        let words = words(option.values)
        if option.values == .file || option.values == .folder {
          text += " -r -F"
        } else if !words.isEmpty {
          text += " -x -a '\(words.joined(separator: " "))'"
        } else if option.takesValue {
          text += " -x"
        }
        text += " -d \(single(firstClause(option.summary)))\n"
      }
      var operands = words(command.operands, first: true)
      for word in words(command.operands, first: false) where !operands.contains(word) {
        operands.append(word)
      }
      if !operands.isEmpty {
        text += "complete -c scrollhost \(condition) -a '\(operands.joined(separator: " "))'\n"
      }
      if takesFiles(command.operands) { text += "complete -c scrollhost \(condition) -F\n" }
    }
    return text
  }

  /// A text in single quotes for a shell.
  private func single(_ text: String) -> String {
    var result = "'"
    for character in text { result += character == "'" ? "'\\''" : String(character) }
    return result + "'"
  }
}
