import { Component, type ReactNode } from 'react'
import { copyPage, leaveStill, takeOver } from './still'

/** Catches every error in the app, which it surrounds, and leaves the visitor with the page as the server sent it. */
export class LastResort extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    copyPage()
    return { failed: true }
  }

  override componentDidMount() {
    if (!this.state.failed) takeOver()
  }

  override componentDidCatch() {
    leaveStill()
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
