/** Where one is, and the way back up. */
export { Breadcrumb, type BreadcrumbProps, type Crumb } from './breadcrumb.tsx'
