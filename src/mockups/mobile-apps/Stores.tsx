import * as s from './Stores.styles'

/** The outline of a phone, cut off at the horizon that it stands on. */
const PHONE = 'M4 270V28Q4 4 28 4H106Q130 4 130 28V270'

/**
 * The screens of the first three phones, each as a path and a highlighted path: the features of the first release and those
 * that wait; the prototype with its button; what was booked, cancelled and refunded.
 */
const MADE = [
  [
    'M72 40h40v40H72zM22 90h40v40H22zM72 90h40v40H72zM22 140h40v40H22zM72 140h40v40H72z',
    'M22 40h40v40H22zM32 60l7 7 13-15',
  ],
  ['M22 40h90v76H22zl90 76M112 40l-90 76M22 140h90M22 162h56', 'M22 196h90v32H22z'],
  ['M66 62h44M66 122h44M66 182h44', 'M22 62l11 11 18-22M22 122l11 11 18-22M22 182l11 11 18-22'],
]

/** The result of each of the four steps: from a sketch to an app in both stores, where the sun rises. */
export function storesOf(words: readonly [string, string]) {
  return [
    ...MADE.map(([made, done], index) => (
      <div key={made} css={[s.made, index === 0 && s.sketch, index % 2 === 0 && s.beside]} aria-hidden="true">
        <svg viewBox="0 0 134 260" fill="none" stroke="var(--ink)" strokeWidth={4} aria-hidden="true">
          <path d={PHONE} />
          <path d={made} />
          <path data-part="done" stroke="var(--coral)" data-upright="" d={done} />
        </svg>
      </div>
    )),
    <div key="stores" css={s.made} aria-hidden="true">
      {words.map(word => (
        <span key={word}>{`${word} `}</span>
      ))}
    </div>,
  ]
}
