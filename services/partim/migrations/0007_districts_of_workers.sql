ALTER TABLE "resumes" ADD COLUMN "area_lat" double precision;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "area_lng" double precision;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_area_lat_lng_check" CHECK (("resumes"."area_lat" is null) = ("resumes"."area_lng" is null));--> statement-breakpoint
ALTER TABLE "resumes" drop column "place";--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "place" "point" GENERATED ALWAYS AS (point((round(coalesce(lng, area_lng) * 200) / 200 - 101) * cos(radians(round(coalesce(lat, area_lat) * 200) / 200)), round(coalesce(lat, area_lat) * 200) / 200)) STORED;--> statement-breakpoint
CREATE INDEX "resumes_place_idx" ON "resumes" USING gist ("place") WHERE visibility <> 'hidden';
