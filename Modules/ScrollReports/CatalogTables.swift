import GestureScript
import ScrollComparison
import ScrollGeometry
import ScrollHost

/// What there is, as tables.
public enum CatalogTables {
  public static func behaviors(_ descriptors: [BehaviorDescriptor]) -> Table {
    Table(
      columns: [
        Table.Column("behavior", alignment: .leading),
        Table.Column("variants", alignment: .leading),
        Table.Column("summary", alignment: .leading, leastWidth: 30),
      ],
      rows: descriptors.map { (descriptor: BehaviorDescriptor) in
        let variants = descriptor.variants.map { (variant: Variant) in variant.name }
        return [
          descriptor.id, variants.joined(separator: ", "),
          descriptor.summary.isEmpty ? descriptor.title : descriptor.summary,
        ]
      })
  }

  public static func gestures(_ gestures: [NamedGesture]) -> Table {
    Table(
      columns: [
        Table.Column("gesture", alignment: .leading),
        Table.Column("title", alignment: .leading, leastWidth: 30),
      ],
      rows: gestures.map { (gesture: NamedGesture) in
        [gesture.name, gesture.script.title ?? ""]
      })
  }

  public static func devices(_ devices: [Device]) -> Table {
    Table(
      columns: [
        Table.Column("device", alignment: .leading), Table.Column("size pt"),
        Table.Column("safe area pt", group: "portrait"),
        Table.Column("bar pt", group: "portrait"),
        Table.Column("safe area pt", group: "landscape"),
        Table.Column("bar pt", group: "landscape"),
        Table.Column("scale"), Table.Column("Hz"),
      ],
      rows: devices.map { (device: Device) in
        let (upright, sideways) = (device.viewport(.portrait), device.viewport(.landscape))
        return [
          device.name, "\(text(device.size.width)) x \(text(device.size.height))",
          insets(upright), text(upright.navigationBarHeight),
          insets(sideways), text(sideways.navigationBarHeight),
          text(device.scale), text(device.framesPerSecond),
        ]
      },
      notes: ["Safe areas are top/left/bottom/right. NAME-landscape holds a device sideways."])
  }

  public static func rules(_ rules: [Rule]) -> Table {
    Table(
      columns: [
        Table.Column("rule", alignment: .leading), Table.Column("code", alignment: .leading),
        Table.Column("severity", alignment: .leading),
        Table.Column("kinds", alignment: .leading),
        Table.Column("violated when", alignment: .leading, leastWidth: 30),
      ],
      rows: rules.map { (rule: Rule) in
        [
          rule.name, rule.code, "\(rule.severity.name)", rule.kinds.joined(separator: ", "),
          rule.summary,
        ]
      })
  }

  /// The parameters of one behavior.
  public static func parameters(_ descriptor: BehaviorDescriptor) -> Table {
    Table(
      title: descriptor.id, subtitle: descriptor.summary,
      columns: ["parameter", "unit", "default", "values", "does", "quirk of the literal code"]
        .map { (head: String) in Table.Column(head, alignment: .leading) },
      rows: descriptor.parameters.map { (parameter: Parameter) in
        [
          parameter.name, parameter.unit, parameter.defaultValue.text, parameter.expectation,
          parameter.help, parameter.quirk ?? "",
        ]
      },
      notes: descriptor.variants.map { (variant: Variant) in
        "variant \(variant.name): \(variant.summary)" + settings(variant)
      })
  }

  /// What a variant sets, after a space; empty if that is nothing.
  public static func settings(_ variant: Variant) -> String {
    if variant.values.isEmpty { return "" }
    var text = " Sets "
    for (index, (name, value)) in variant.values.enumerated() {
      text += (index > 0 ? ", " : "") + name + "=" + value.text
    }
    return text + "."
  }

  private static func insets(_ viewport: Viewport) -> String {
    let insets = viewport.safeAreaInsets
    return [insets.top, insets.left, insets.bottom, insets.right].map(text)
      .joined(separator: "/")
  }

  private static func text(_ value: Double) -> String { NumberText.string(value) }
}
