CREATE TABLE "leaving_workers" (
	"worker_uid" text PRIMARY KEY NOT NULL
);
