// Selectors of what holds a legal text: while its switch shows the whole text, and while it shows only the short version.
export const whole = "*:not(:has([name='short']:checked))"
export const short = "*:has([name='short']:checked)"
