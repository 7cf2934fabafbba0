// The file of the CSS rules that most visitors do not need: for print, for more contrast or forced colours, and for viewports
// narrower than any phone's, as at 500 % zoom on a large screen or with a large font size.

import { below } from './scale'

/** The web path of the file. */
export const MEDIA_PATH = '/media.css'

/** The media in which the browser needs the file at once. In others it loads the file last, and nothing waits for it. */
export const MEDIA = `print,(prefers-contrast:more),(forced-colors:active),${below.slim.replace(' ', '')}`
