/** A picture that a phone reads. */
export { QrCode, type QrCodeProps } from './qr-code.tsx'
