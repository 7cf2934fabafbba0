export type ShortWords = {
  label: string
  /** The switch. */
  only: string
  /** What is shown: all of it, or `{count}` lines. */
  all: string
  lines: string
}
