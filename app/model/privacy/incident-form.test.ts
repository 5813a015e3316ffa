import { expect, it } from "vitest";
import { galleryValues } from "../jobs/gallery-form.ts";
import { incidentValues } from "./incident-form.ts";

it("counts a line break of a page without JavaScript once, as the field does", () => {
	const form = new FormData();
	form.set("circumstances", "Volé.\r\nRetrouvé.");
	form.set("textFr", "Un.\r\nDeux.");
	expect(incidentValues(form).circumstances).toBe("Volé.\nRetrouvé.");
	expect(galleryValues(form).textFr).toBe("Un.\nDeux.");
});
