export { Breadcrumb, type BreadcrumbProps, type Crumb } from './breadcrumb.tsx'
