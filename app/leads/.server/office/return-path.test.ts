import { expect, it } from "vitest";
import { returnPath } from "./return-path.ts";

const back = (value: string) => {
	const form = new FormData();
	form.set("back", value);
	return returnPath(form);
};

it.each([
	"/admin",
	"/admin?q=caf%C3%A9&vue=all",
	"/admin?q=tapis*",
	"/admin/demandes/a-1?volet=appel",
	"/admin/clients/a-1",
	// The notice of a change stays for ten seconds, on whichever page the member opens meanwhile.
	"/admin/agenda?vue=jour&jour=2026-11-25",
	"/admin/rendez-vous/a-1/fin",
	"/admin/taches",
	"/admin/contenu/page:home/versions?de=2",
])("leads back to the page of the office that offered it: %s", (path) => {
	expect(back(path)).toBe(path);
});

it.each(["", "https://autre.example/admin", "//autre.example", "/administration", "/admin/../fr", "/admin\\x", "/fr"])(
	"leads to the inbox from %j",
	(path) => {
		expect(back(path)).toBe("/admin");
	},
);
