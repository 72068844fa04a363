/** A way in which a correct connector to a platform must behave. */
export interface Behaviour {
  number: number
  /** What the titles of its tests call it: `behaviour 13, the same again · …`. */
  title: string
  must: string
}

/** What every connector is held against. Each has a test, which `tools/behaviours.test.ts` looks for. */
export const behaviours: readonly Behaviour[] = [
  {
    number: 1,
    title: 'headers and host',
    must: 'Every request, reading too, carries the four headers and goes to the host of its account, whose name is checked before it becomes a host.',
  },
  {
    number: 2,
    title: 'refused key',
    must: 'A key that is refused ends the work at once, is marked as invalid and reported once, and is not tried again and again.',
  },
  {
    number: 3,
    title: 'missing right',
    must: 'A right that is missing is named as the merchant finds it, and stops only what needs it.',
  },
  {
    number: 4,
    title: 'too many calls',
    must: 'A refusal for too many calls pauses the whole account for as long as the platform says, and halves the rate, which comes back slowly.',
  },
  {
    number: 5,
    title: 'passing faults',
    must: 'A fault of the server or the network is tried again five times, ever later; any other refusal is never repeated.',
  },
  {
    number: 6,
    title: 'timeouts',
    must: 'No call waits for ever, and a write without an answer is read back before it is sent again.',
  },
  {
    number: 7,
    title: 'rate of an account',
    must: 'All jobs and processes of an account together keep to its rate, and who waits in person goes before the background.',
  },
  {
    number: 8,
    title: 'account that keeps failing',
    must: 'After ten failures in a row an account is left in peace for five minutes, and its work is shown to wait for the platform.',
  },
  {
    number: 9,
    title: 'end of paging',
    must: 'Reading page by page ends whatever comes: an empty or short page, a total that grows or shrinks, the same page again.',
  },
  {
    number: 10,
    title: 'limits of a call',
    must: 'No call asks for more than the platform gives at once, and everything is read all the same.',
  },
  {
    number: 11,
    title: 'spans of sales',
    must: 'A span with more sales than can be listed is cut into parts without overlap and without a gap; what cannot be cut any further is reported.',
  },
  {
    number: 12,
    title: 'going on after a crash',
    must: 'How far reading came is committed with what was read, so that a new start repeats one page at most.',
  },
  {
    number: 13,
    title: 'the same again',
    must: 'The same page, event or publication a second time changes nothing and writes nothing.',
  },
  {
    number: 14,
    title: 'every field kept',
    must: 'Writing the score of a product changes nothing else of it, whatever it holds.',
  },
  {
    number: 15,
    title: 'fresh read before a write',
    must: 'A product is read right before it is written, so that nothing older overwrites what somebody else changed.',
  },
  {
    number: 16,
    title: 'result of each product',
    must: 'Each product has a result of its own, one that fails stops no other, and what failed can be done again alone.',
  },
  {
    number: 17,
    title: 'falling totals',
    must: 'After publishing, the totals of product, category and brand fall strictly along the list, within the bounds, none of them 0.',
  },
  {
    number: 18,
    title: 'fewest writes',
    must: 'No correct publication writes less: one product moved among 100,000 is one write.',
  },
  {
    number: 19,
    title: 'stopping',
    must: 'A publication that is stopped ends within five seconds and says how much was written, and two of a store never write at the same time.',
  },
  {
    number: 20,
    title: 'scheduled start',
    must: 'A scheduled publication begins once, at its instant, across changes of clocks and new starts of the server; a missed one begins late.',
  },
  {
    number: 21,
    title: 'secrets',
    must: 'A secret is stored sealed and stands in no log, error, row of a job, notice or answer.',
  },
  {
    number: 22,
    title: 'tolerant reading',
    must: 'Answers are read in every shape that the platform uses, and a part that cannot be read takes no other with it.',
  },
  {
    number: 23,
    title: 'units',
    must: 'Money, currencies, time zones, days and pieces are counted in the units that they have on the platform.',
  },
  {
    number: 24,
    title: 'sales that change',
    must: 'Changed sales are read without loss, without a shopper’s data, and without writing over what another program set up.',
  },
  {
    number: 25,
    title: 'stores kept apart',
    must: 'Two stores share neither queue nor cache nor cursor, and memory does not grow with the products of a store.',
  },
]
