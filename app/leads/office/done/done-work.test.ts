import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { StaffLanguageProvider } from "#app/admin/ui/staff-language.tsx";
import type { PhotoMoment } from "#app/model/leads/lead.ts";
import { DoneWork } from "./done-work.tsx";

it("numbers the photos within each moment, and shows equal lines", () => {
	const photo = (id: string, moment: PhotoMoment) => ({ id, moment, path: `/${id}` });
	const line = { text: "Conduit de sécheuse", isDone: true };
	const job = {
		lines: [line, line],
		note: "",
		amount: null,
		dueOn: null,
		photos: [photo("a", "before"), photo("b", "after"), photo("c", "before"), photo("d", "after")],
	};
	const loaded = { id: "first", member: "luc", name: "Farah Démo", mayAddPhotos: false, refusedPhoto: null };
	const html = renderToStaticMarkup(
		createElement(StaffLanguageProvider, { locale: "fr" } as never, createElement(DoneWork, { loaded, job })),
	);
	const shown = [...html.matchAll(/src="\/(\w)" alt="([^"]*)"/g)].map(([, id, alt]) => `${id} ${alt}`);
	expect(shown).toEqual(["a Avant 1", "c Avant 2", "b Après 1", "d Après 2"]);
	expect(html.split(line.text)).toHaveLength(3);
});

it.each([
	["fr", "le serveur n’a plus assez de place", "Avertissez le bureau", "sept jours"],
	["en", "the server does not have enough space", "Tell the office", "seven days"],
])(
	"says in %s that the disk is almost full, what to do, and how long the device keeps the photo",
	(locale, ...said) => {
		const loaded = { id: "first", member: "luc", name: "Farah Démo", mayAddPhotos: true, refusedPhoto: "no-space" };
		const job = { lines: [], note: "", amount: null, dueOn: null, photos: [] };
		const html = renderToStaticMarkup(
			createElement(StaffLanguageProvider, { locale } as never, createElement(DoneWork, { loaded, job })),
		);
		for (const text of said) expect(html).toContain(text);
	},
);
