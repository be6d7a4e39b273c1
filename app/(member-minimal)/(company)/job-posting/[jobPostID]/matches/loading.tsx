export { MatchesLoading as default } from '@/components/screens/job-posting/matches-section'
