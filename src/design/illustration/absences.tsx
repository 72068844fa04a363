import { Box, Falling, Ground, Row } from './pieces.tsx'

/** Places wait in a list, and the first seed is on its way. */
export function Empty() {
  return (
    <>
      <Ground />
      <path className="stroke-neutral-mark" strokeWidth="1.5" strokeDasharray="0.1 5" d="M142 10c-18-4-20 18-38 16" />
      <Row x={46} y={48} words={0} open />
      <Row x={46} y={70} words={0} open />
      <Falling at={[86, 34]} turn={-6} size={1.15} />
      <path className="stroke-neutral-mark" strokeWidth="1.5" d="M58 98h60" />
    </>
  )
}

/** The magnifying glass shows the empty place. */
export function NoResult() {
  return (
    <>
      <Ground />
      <Row x={30} y={30} words={36} />
      <Row x={30} y={53} words={24} />
      <Row x={30} y={76} words={30} />
      <circle className="fill-raised stroke-muted" cx="112" cy="54" r="25" strokeWidth="3.5" />
      <rect className="stroke-neutral-mark" x="97" y="47" width="30" height="14" rx="4" strokeWidth="1.5" strokeDasharray="2.5 4" />
      <path className="stroke-muted" strokeWidth="7" d="m132 75 14 15" />
      <Falling at={[148, 26]} turn={22} size={0.72} />
    </>
  )
}

/** One row fell out of the list. */
export function Failed() {
  return (
    <>
      <Ground />
      <Row x={46} y={24} words={40} />
      <path
        className="stroke-danger-mark"
        strokeWidth="1.5"
        strokeDasharray="3 4.5"
        d="M51 46h74a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H51a5 5 0 0 1-5-5v-8a5 5 0 0 1 5-5Z"
      />
      <g transform="rotate(13 92 82)">
        <Row x={52} y={73} words={32} />
      </g>
      <circle className="fill-danger-mark" cx="130" cy="46" r="10" />
      <path className="stroke-surface" strokeWidth="2.5" d="M130 41v6m0 4v.1" />
      <Falling at={[38, 88]} turn={118} size={0.8} />
    </>
  )
}

/** The box is locked, and the seed stays outside. */
export function Forbidden() {
  return (
    <>
      <Ground />
      <Box x={56} y={44} />
      <path className="stroke-muted" strokeWidth="4" d="M102 68v-6a10 10 0 0 1 20 0v6" />
      <rect className="fill-muted" x="96" y="67" width="32" height="25" rx="5" />
      <circle className="fill-surface" cx="112" cy="77" r="3" />
      <path className="stroke-surface" strokeWidth="2.5" d="M112 79v5" />
      <Falling at={[38, 72]} turn={-20} size={0.85} />
      <path className="stroke-neutral-mark" strokeWidth="1.5" d="M44 92h94" />
    </>
  )
}
