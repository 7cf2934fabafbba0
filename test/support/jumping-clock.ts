// Sets the clock of this process again and again, by an hour or a month in either direction, as a wrong battery, a time
// server or a restored machine does. What has been measured by the other clock goes on.
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
