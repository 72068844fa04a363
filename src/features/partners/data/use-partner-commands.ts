import {
  changePartner,
  invitePartner,
  listPartners,
  makeOwner,
  type Partner,
  removePartner,
  resendInvitation,
  withdrawInvitation,
} from '../../../../contract/index.ts'
import { partnerQuery, useCommand, useSession } from '../../../api/index.ts'
import { limitsBody, limitsQuery, type ChosenLimits } from '../model/limits.ts'

const plan = { touches: [listPartners] }

/** What an owner does about who works in a store. Each rejects with what `call` throws. */
export interface PartnerCommands {
  invite: (email: string, limits: ChosenLimits, key: string) => Promise<Partner>
  change: (email: string, limits: ChosenLimits) => Promise<unknown>
  resend: (email: string) => Promise<unknown>
  withdraw: (email: string) => Promise<unknown>
  remove: (email: string) => Promise<unknown>
  makeOwner: (email: string) => Promise<unknown>
}

export function usePartnerCommands(store: string): PartnerCommands {
  const { email: owner } = useSession().person
  const invite = useCommand(invitePartner, plan)
  const change = useCommand(changePartner, plan)
  const resend = useCommand(resendInvitation, plan)
  const withdraw = useCommand(withdrawInvitation, plan)
  const remove = useCommand(removePartner, plan)
  const promote = useCommand(makeOwner, plan)
  const of = (email: string) => ({ query: partnerQuery(owner, store, email) })
  return {
    invite: (address, limits, idempotencyKey) =>
      invite.run({ query: { invite: address, email: owner, store, ...limitsQuery(limits) } }, { idempotencyKey }),
    change: (email, limits) => change.run({ ...of(email), body: limitsBody(limits) }),
    resend: (email) => resend.run(of(email)),
    withdraw: (email) => withdraw.run(of(email)),
    remove: (email) => remove.run(of(email)),
    makeOwner: (email) => promote.run(of(email)),
  }
}
