// Near to a setting, and set by something else.
const NAMES = new Set(['EMAIL'])

const PATTERNS = [
  // npm and its scripts.
  /^npm_/i,
  // OpenTelemetry's own; we read one of them.
  /^OTEL_(SERVICE_NAME|RESOURCE_ATTRIBUTES|PROPAGATORS|SDK_DISABLED|CONFIG_FILE|LOG_LEVEL|ENTITIES)$/,
  /^OTEL_(TRACES|METRICS|LOGS|BSP|BLRP|ATTRIBUTE|SPAN|EVENT|LINK|METRIC|NODE|SEMCONV|EXPERIMENTAL)_/,
  /^OTEL_EXPORTER_OTLP_((TRACES|METRICS|LOGS)_\w+|HEADERS|PROTOCOL|TIMEOUT|COMPRESSION|CERTIFICATE|CLIENT_\w+|INSECURE)$/,
  // Variables that Docker's links and Kubernetes set for neighboring services.
  /_SERVICE_(HOST|PORT(_\w+)?)$/,
  /_PORT_\d+_(TCP|UDP)(_(PROTO|PORT|ADDR))?$/,
]
const LINK = /^(tcp|udp):\/\//

/** Whether something else sets a variable of this name and value, as a shell, a service manager or a cluster does. */
export const isOrdinary = (name: string, value: string): boolean =>
  NAMES.has(name) ||
  PATTERNS.some((pattern) => pattern.test(name)) ||
  (name.endsWith('_PORT') && LINK.test(value))
