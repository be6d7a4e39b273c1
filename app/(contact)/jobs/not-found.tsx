export { JobNotFound as default } from '@/components/job-posts/public/job-not-found'
