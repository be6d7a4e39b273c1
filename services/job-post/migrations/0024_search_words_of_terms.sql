-- Posts are found by more words than their stored keys have: by the line of the address that they show, the part of the day, the
-- day of pay, what is given and who may come. The routine that follows renamed companies writes the keys of each anew.
DROP TRIGGER "branches_found_by" ON "branches";--> statement-breakpoint
CREATE TRIGGER branches_found_by AFTER UPDATE ON "branches" FOR EACH ROW
WHEN ((OLD."name", OLD."address_line", OLD."subdistrict", OLD."district", OLD."province", OLD."lat", OLD."lng")
  IS DISTINCT FROM (NEW."name", NEW."address_line", NEW."subdistrict", NEW."district", NEW."province", NEW."lat", NEW."lng"))
EXECUTE FUNCTION note_listing_change_of_branch();--> statement-breakpoint
INSERT INTO "listing_changes" ("company_id") SELECT "id" FROM "companies";
