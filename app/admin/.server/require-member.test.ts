import { type MiddlewareFunction, RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import type { Session } from "#app/model/members/identity.ts";
import { membersOnly } from "./require-member.ts";
import { staffContext } from "./staff-context.ts";

const page = "https://airelle.example/admin/demandes/1?volet=note";
const html = { "Content-Type": "text/html; charset=utf-8" };
const note = new URLSearchParams({ intent: "note", note: "Deux étages" });

describe("a form that the store refuses", () => {
	it("comes back with its fields, to be sent again", async () => {
		const { thrown, read } = await send(note, new Response(null, { status: 503, headers: html }));
		expect(read).toBe(note.toString());
		expect(thrown).toMatchObject({
			init: { status: 503 },
			data: { path: "/admin/demandes/1?volet=note", fields: [...note] },
		});
	});

	it.each([
		["accepted", 303, {}],
		["answered with its errors", 422, html],
		["sent by the page's scripts, which keep the page", 503, { "Content-Type": "text/x-script" }],
	])("is left as it is when it was %s", async (_, status, headers) => {
		const response = new Response(null, { status, headers });
		expect(await send(note, response)).toMatchObject({ answer: response, thrown: undefined });
	});

	it("is not kept in memory when it has files", async () => {
		const form = new FormData();
		form.set("photos", new File(["x"], "photo.jpg"));
		const response = new Response(null, { status: 503, headers: html });
		expect((await send(form, response)).answer).toBe(response);
	});
});

async function send(body: FormData | URLSearchParams, response: Response) {
	const context = new RouterContextProvider();
	const session = { state: "open", member: { id: "m1", role: "agent" } } as Session;
	context.set(staffContext, { session, locale: "fr", cookies: [] } as never);
	const request = new Request(page, { method: "POST", body });
	let read = "";
	const next = async () => {
		read = await request.text();
		return response;
	};
	const args = { request, url: new URL(page), context } as unknown as Parameters<MiddlewareFunction<Response>>[0];
	try {
		return { answer: await membersOnly(args, next), thrown: undefined, read };
	} catch (thrown) {
		return { answer: undefined, thrown: thrown, read };
	}
}
