import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import {
  compactType,
  type Endpoint,
  headers,
  paths,
  Problem,
  type ProblemCode,
  problemStatus,
  product,
  refusalCodes,
  success,
} from '../../contract/index.ts'

const always: ProblemCode[] = ['request/invalid', 'server/unavailable', 'server/unexpected']
const guarded: ProblemCode[] = ['session/unknown-application', 'session/missing-token', 'session/invalid-token', ...refusalCodes]

const problemsOf = (endpoint: Endpoint): ProblemCode[] => [
  ...always,
  ...(endpoint.access.anonymous ? [] : guarded),
  ...(endpoint.access.person ? (['access/other-person'] as const) : []),
  ...(endpoint.access.store ? (['access/other-store'] as const) : []),
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
    security: endpoint.access.anonymous ? [] : [{ application: [], person: [] }],
  }
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
      return document
    },
  })
  await app.register(swaggerUi, { routePrefix: paths.docs, staticCSP: true, uiConfig: { docExpansion: 'list', tryItOutEnabled: false } })
  app.get(paths.openapi, { schema: { hide: true } }, (_request, reply) => reply.header('cache-control', 'no-cache').send(app.swagger()))
}
