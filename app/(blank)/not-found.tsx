export { PageNotFound as default } from '@/components/screens/open/page-not-found'
