import { Box, Falling, Ground, Row } from './pieces.tsx'

/** The list is in order, and the first row has taken root. */
export function Done() {
  return (
    <>
      <Ground />
      <Row x={46} y={36} words={46} marked />
      <Row x={46} y={58} words={36} />
      <Row x={46} y={80} words={26} />
      <circle className="fill-accent-mark" cx="130" cy="36" r="11" />
      <path className="stroke-surface" strokeWidth="2.5" d="m125 36 3.5 3.5 6.5-7" />
      <path
        className="stroke-accent-mark"
        strokeWidth="2"
        d="M64 36V24m0 2c-6 0-9.5-3.5-9.5-9.500C60.5 16.5 64 20 64 26Zm0-2c0-6 3.5-9.5 9.5-9.500C73.5 20.5 70 24 64 24Z"
      />
    </>
  )
}

/** The box is open, and the seeds leave it. */
export function FirstVisit() {
  return (
    <>
      <Ground />
      <path className="stroke-neutral-mark" strokeWidth="1.5" strokeDasharray="0.1 5" d="M88 54c-6-14-26-12-34-24M90 52c6-12 20-10 30-22" />
      <Box x={62} y={58} open />
      <path className="stroke-track" strokeWidth="3" d="M71 84h20m-20 7h13" />
      <Falling at={[128, 22]} turn={6} size={1.1} />
      <Falling at={[48, 24]} turn={-54} size={0.72} />
      <Falling at={[86, 34]} turn={-22} size={0.6} />
      <path className="stroke-neutral-mark" strokeWidth="1.5" d="M44 98h88" />
    </>
  )
}

/** The shop stands there, its platform stands there, and between them the line is open. */
export function NotConnected() {
  return (
    <>
      <Ground />
      <path className="stroke-neutral-mark fill-surface" strokeWidth="1.5" d="M22 56h46v34H22Z" />
      <path
        className="stroke-neutral-mark fill-accent-soft-hover"
        strokeWidth="1.5"
        d="m24 40-6 14a5.5 5.5 0 0 0 10.8 0 5.5 5.5 0 0 0 10.8 0 5.5 5.5 0 0 0 10.8 0 5.5 5.5 0 0 0 10.8 0 5.5 5.5 0 0 0 10.8 0l-6-14Z"
      />
      <path className="stroke-neutral-mark fill-track" strokeWidth="1.5" d="M30 90V70h12v20" />
      <path className="stroke-track" strokeWidth="3" d="M49 72h11" />
      <Box x={110} y={50} />
      <path className="stroke-neutral-mark" strokeWidth="2" strokeDasharray="0.1 5.5" d="M72 76c6 0 8 0 11 0m16 0h8" />
      <path className="stroke-warning-mark" strokeWidth="2.5" d="m86 71 10 10m0-10-10 10" />
      <Falling at={[90, 34]} turn={14} size={0.85} />
      <path className="stroke-neutral-mark" strokeWidth="1.5" d="M12 90.500h152" />
    </>
  )
}
