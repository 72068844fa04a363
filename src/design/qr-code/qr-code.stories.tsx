import type { Meta, StoryObj } from '@storybook/react-vite'
import { playground, text } from '../controls/index.ts'
import { SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { QrCode } from './index.ts'

const meta = {
  title: 'Design/QR code',
  component: QrCode,
  args: { text: 'otpauth://totp/Samara:ana%40shop.example?secret=JBSWY3DPEHPK3PXP&issuer=Samara', label: 'Código para la aplicación' },
} satisfies Meta<typeof QrCode>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ label: text, text })

export const Snapshot: Story = {
  render: (args) => (
    <SnapshotSheet>
      <SnapshotRow name="short and long">
        <QrCode text="Samara" label="Corto" />
        <QrCode {...args} />
      </SnapshotRow>
    </SnapshotSheet>
  ),
}

export const SnapshotOnAPhone: Story = { tags: ['phone'] }
