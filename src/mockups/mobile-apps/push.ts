// The model of the push notification: what both screens show before and after it is opened, with and without a signal.

export type PushState = {
  /** Whether the message was opened. */
  read: boolean
  /** Flight mode: no message arrives, and none can be sent again. */
  offline: boolean
}

/** Returns what the screens show. Ticket and timeline read the same booking, so there is one gate for both. */
export function screens({ read, offline }: PushState) {
  return {
    gate: read ? ('now' as const) : ('was' as const),
    message: read ? ('read' as const) : offline ? ('waiting' as const) : ('new' as const),
    /** Whether the message can be opened, or sent again. */
    answers: !offline,
    /** Always true: the ticket is stored on the phone. */
    ticket: true,
  }
}

/** Returns the state after a tap on the message: it opens or, once read, is sent again. Without a signal nothing changes. */
export const tapped = (state: PushState): PushState => (state.offline ? state : { ...state, read: !state.read })

/** Returns the state after flight mode is switched on or off. */
export const switched = (state: PushState): PushState => ({ ...state, offline: !state.offline })
