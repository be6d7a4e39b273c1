import process from 'node:process'

// A process of the services' tests ends with the run, even when a failed test left a timer or a server behind.
process.once('disconnect', () => process.exit())
