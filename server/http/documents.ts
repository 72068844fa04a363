import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import {
  apiTokenLimits,
  apiTokenPrefix,
  compactType,
  deliveryTypes,
  type Endpoint,
  headers,
  paths,
  Problem,
  type ProblemCode,
  problemStatus,
  product,
  refusalCodes,
  success,
  webhookMessage,
} from '../../contract/index.ts'

const always: ProblemCode[] = ['request/invalid', 'server/unavailable', 'server/unexpected']
const guarded: ProblemCode[] = ['session/unknown-application', 'session/missing-token', 'session/invalid-token', ...refusalCodes]

const problemsOf = (endpoint: Endpoint): ProblemCode[] => [
  ...always,
  ...(endpoint.access.anonymous ? [] : guarded),
  ...(endpoint.access.person ? (['access/other-person'] as const) : []),
  ...(endpoint.access.store ? (['access/other-store', 'access/outside-token', 'request/too-many'] as const) : []),
  ...endpoint.problems,
]

/** Failures by status, each naming the codes that it may carry. */
function failures(endpoint: Endpoint): Record<string, object> {
  const byStatus = Map.groupBy(problemsOf(endpoint), (code) => problemStatus[code])
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: [...new Set(codes)].join(', '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  )
}

const header = (name: string, description: string, required: boolean) => ({
  in: 'header',
  name,
  description,
  required,
  schema: { type: 'string' },
})

interface Operation {
  parameters?: object[]
  requestBody?: object
  responses?: Record<string, object>
  security?: object[]
}

/** The success of an endpoint that has a compact form, in both. */
function bothForms(operation: Operation, endpoint: Endpoint): Record<string, object> {
  const usual: { content?: object } | undefined = operation.responses?.['200']
  if (!endpoint.compact || !usual) return {}
  const schema = JSON.parse(JSON.stringify(success(endpoint.compact))) as object
  return { 200: { ...usual, content: { ...usual.content, [compactType]: { schema } } } }
}

const person = { application: [], person: [] }

/** Who may send a call: a person through the application, or a program with a token, which reaches calls about stores alone. */
function securityOf({ access }: Endpoint): object[] {
  if (access.anonymous) return []
  return access.store && access.permission !== 'store.configure' ? [person, { token: [] }] : [person]
}

/** Adds to an operation what Fastify's schemas cannot say: headers and failures. */
function complete(operation: Operation, endpoint: Endpoint): Operation {
  const parameters = [...(operation.parameters ?? [])]
  if (endpoint.service === 'catalogue') parameters.push(header(headers.tenant, 'The chosen store', false))
  if (endpoint.creates) parameters.push(header(headers.idempotency, 'The same key gives the same result', true))
  return {
    ...operation,
    parameters,
    ...(endpoint.upload > 0
      ? {
          requestBody: {
            required: true,
            content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary', maxLength: endpoint.upload } } },
          },
        }
      : {}),
    responses: { ...operation.responses, ...bothForms(operation, endpoint), ...failures(endpoint) },
    security: securityOf(endpoint),
  }
}

/** Messages that webhooks are sent, each signed in the headers. */
function messages(): Record<string, object> {
  const parameters = [
    header('webhook-id', 'The same for each attempt at the same message', true),
    header('webhook-timestamp', 'When it was signed, in seconds since 1970', true),
    header('webhook-signature', 'HMAC-SHA256 of `id.timestamp.body`, as Standard Webhooks has it', true),
  ]
  return Object.fromEntries(
    deliveryTypes.map((type) => {
      const schema = JSON.parse(JSON.stringify(webhookMessage(type))) as object
      const operation = {
        parameters,
        requestBody: { required: true, content: { 'application/json': { schema } } },
        responses: { '2XX': { description: 'Taken. Anything else is tried again; 410 switches the webhook off.' } },
      }
      return [type, { post: operation }]
    }),
  )
}

type Paths = Record<string, Record<string, Operation>>

/** Serves the OpenAPI document of the contract, and a readable page of it. Register before the routes. */
export async function serveDocuments(
  app: FastifyInstance,
  options: { version: string; publicUrl: string; endpoints: readonly Endpoint[] },
): Promise<void> {
  const endpointOf = new Map(options.endpoints.map((endpoint) => [endpoint.id, endpoint]))
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: product.name, version: options.version, description: `The HTTP interface of ${product.name}.` },
      servers: [{ url: options.publicUrl }],
      components: {
        securitySchemes: {
          application: { type: 'http', scheme: 'basic', description: 'The application' },
          token: {
            type: 'http',
            scheme: 'bearer',
            description: `An API token (${apiTokenPrefix}…), within its stores and permissions; at most ${apiTokenLimits.callsPerMinute} calls a minute`,
          },
          person: { type: 'apiKey', in: 'header', name: headers.person, description: 'Access token of the signed-in person' },
        },
        schemas: { Problem: JSON.parse(JSON.stringify(Problem)) as object },
      },
    },
    transformObject: (given) => {
      const document = 'openapiObject' in given ? given.openapiObject : given.swaggerObject
      for (const operations of Object.values((document.paths ?? {}) as Paths)) {
        for (const [method, operation] of Object.entries(operations)) {
          const endpoint = endpointOf.get((operation as { operationId?: string }).operationId ?? '')
          if (endpoint) operations[method] = complete(operation, endpoint)
        }
      }
      return { ...document, webhooks: messages() }
    },
  })
  await app.register(swaggerUi, { routePrefix: paths.docs, staticCSP: true, uiConfig: { docExpansion: 'list', tryItOutEnabled: false } })
  app.get(paths.openapi, { schema: { hide: true } }, (_request, reply) => reply.header('cache-control', 'no-cache').send(app.swagger()))
}
