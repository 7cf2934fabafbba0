// A message as the relay hands it to the outbox.
import { randomUUID } from 'node:crypto'
import type { Envelope } from '../../src/relay/envelope'

export const envelope = (change: Partial<Envelope> = {}): Envelope => ({
  id: randomUUID(),
  subject: 'New Contact Form From Nour Abdallah',
  text: 'Full name: Nour Abdallah\r\nEmail: nour@deltaholidays.example\r\nMessage:\r\nA demo?\r\n',
  html: '<p><b>Full name:</b> Nour Abdallah</p>\n',
  replyTo: 'nour@deltaholidays.example',
  ...change,
})
