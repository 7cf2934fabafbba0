// Sets this process's wall clock every 100 ms, to the right time or an hour or a month off, as a dead battery, a time server
// or a restored machine does. The monotonic clock (`performance.now()`) is not affected.
const HOUR = 3_600_000
const JUMPS = [0, HOUR, -HOUR, 30 * 24 * HOUR, -30 * 24 * HOUR]

let ahead = 0
const jump = () => {
  ahead = JUMPS[Math.floor(Math.random() * JUMPS.length)] ?? 0
}
jump()
setInterval(jump, 100).unref()

globalThis.Date = new Proxy(Date, {
  construct: (RealDate, values) => Reflect.construct(RealDate, values.length === 0 ? [RealDate.now() + ahead] : values),
  get: (RealDate, name) => (name === 'now' ? () => RealDate.now() + ahead : Reflect.get(RealDate, name)),
})
