import BehaviorCatalog
import ScrollHostCLI

ScrollHostCLI.run(behaviors: BehaviorCatalog.entries)
