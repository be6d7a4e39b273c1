CREATE TABLE "favourite_group_members" (
	"company_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"worker_id" uuid NOT NULL,
	CONSTRAINT "favourite_group_members_company_id_group_id_worker_id_pk" PRIMARY KEY("company_id","group_id","worker_id")
);
--> statement-breakpoint
CREATE TABLE "favourite_groups" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "favourite_groups_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "favourite_limits" (
	"of" text PRIMARY KEY NOT NULL,
	"max" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"company_id" uuid NOT NULL,
	"worker_id" uuid NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourites_company_id_worker_id_pk" PRIMARY KEY("company_id","worker_id")
);
--> statement-breakpoint
ALTER TABLE "favourite_group_members" ADD CONSTRAINT "favourite_group_members_group_fk" FOREIGN KEY ("company_id","group_id") REFERENCES "public"."favourite_groups"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_group_members" ADD CONSTRAINT "favourite_group_members_favourite_fk" FOREIGN KEY ("company_id","worker_id") REFERENCES "public"."favourites"("company_id","worker_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favourite_group_members_worker_idx" ON "favourite_group_members" USING btree ("company_id","worker_id");--> statement-breakpoint
CREATE UNIQUE INDEX "favourite_groups_name_key" ON "favourite_groups" USING btree ("company_id",lower("name"));--> statement-breakpoint
CREATE INDEX "favourites_at_idx" ON "favourites" USING btree ("company_id","at","worker_id");--> statement-breakpoint
CREATE INDEX "favourites_worker_idx" ON "favourites" USING btree ("worker_id");