import type { LucideProps } from 'lucide-react'

const dots = <path d="M9 5h.01M15 5h.01M9 12h.01M15 12h.01M9 19h.01M15 19h.01" strokeWidth={4} />

/**
 * Lucide's six dots in one stroke, drawn without Lucide: there is one in every row of a long list, and what Lucide works out for each is
 * felt when rows are drawn.
 */
export function GripIcon({ className = '', ...rest }: Omit<LucideProps, 'size' | 'absoluteStrokeWidth' | 'nonScalingStroke'>) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
      className={`lucide ${className}`}
    >
      {dots}
    </svg>
  )
}
