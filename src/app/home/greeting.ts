/** Which greeting fits an hour of the day, 0 to 23. */
export const greetingAt = (hour: number): 'morning' | 'afternoon' | 'evening' =>
  hour >= 5 && hour < 12 ? 'morning' : hour >= 12 && hour < 20 ? 'afternoon' : 'evening'
