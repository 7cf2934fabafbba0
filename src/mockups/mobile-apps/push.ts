// The model of the push notification: what the two screens of the app show once it is opened, with and without a signal.

export type PushState = {
  /** The message was opened. */
  read: boolean
  /** Flight mode: nothing arrives, and nothing can be sent again. */
  offline: boolean
}

/** What stands on the screens. Ticket and timeline read one booking, so there is one gate for both. */
export function screens({ read, offline }: PushState) {
  return {
    gate: read ? ('now' as const) : ('was' as const),
    message: read ? ('read' as const) : offline ? ('waiting' as const) : ('new' as const),
    /** The message can be opened, or sent again. */
    answers: !offline,
    /** The ticket is kept on the phone. */
    ticket: true,
  }
}

/** The message is tapped: opened, or sent again once it was read. Without a signal there is nothing to tap. */
export const tapped = (state: PushState): PushState => (state.offline ? state : { ...state, read: !state.read })

/** Flight mode is switched. */
export const switched = (state: PushState): PushState => ({ ...state, offline: !state.offline })
