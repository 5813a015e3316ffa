import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { type Services, servicesContext } from "#app/.server/services.ts";
import { staffContext } from "#app/admin/.server/staff-context.ts";
import type { Session } from "#app/model/members/identity.ts";
import type { Role } from "#app/model/members/member.ts";
import { backOffice } from "./office-routes.ts";

interface RouteEntry {
	id?: string | undefined;
	file: string;
	children?: RouteEntry[] | undefined;
}

interface RouteModule {
	loader?: (args: unknown) => unknown;
	action?: (args: unknown) => unknown;
}

const modules = import.meta.glob<RouteModule>(["/app/**/*.{ts,tsx}", "!/app/**/*.test.ts", "!/app/**/.server/**"]);

const frame = backOffice.children?.find(({ id }) => id === "admin-frame") as RouteEntry;
const guarded = [frame, ...(frame.children ?? [])].map(({ file }) => `/app/${file}`);
const administratorsOnly = guarded.filter((file) =>
	/\/privacy\/office\/|\/customers\/office\/import\/|\/(?:members|member|audit-log|health|crews|crew|contracts|contract)\.tsx$/.test(
		file,
	),
);

/** What a crew may open: the frame, its agenda, its appointments, the account, and the page that says that there is none. */
const openToCrews =
	/\/(?:office-frame|agenda|day-sheet|appointment|account|account-second-factor|not-found)\.tsx$|^leads\/office\/done\//;
/** Signing in and out and the language are for everybody: nobody is known there yet. */
const openToAll = /\/(?:sign-out|take-token|start-federated|finish-federated|choose-language)\.ts$/;

const refusedToCrews = filesBelow(backOffice.children ?? [])
	.filter((file) => !openToCrews.test(file) && !openToAll.test(file))
	.map((file) => `/app/${file}`);

/** All routes but the sign-in pages, with those inside of layouts. */
function filesBelow(routes: readonly RouteEntry[]): string[] {
	return routes
		.filter(({ id }) => id !== "admin-sign-in")
		.flatMap(({ file, children = [] }) => [file, ...filesBelow(children)]);
}

/** A context as if no middleware had run: the page itself must reject. Using a service before that throws. */
function contextOf(session: Session | null): RouterContextProvider {
	const context = new RouterContextProvider();
	const untouchable = new Proxy({} as Services, {
		get(_, name) {
			throw new Error(`${String(name)} was used before the member was checked`);
		},
	});
	context.set(servicesContext, untouchable);
	context.set(staffContext, {
		session,
		locale: "fr",
		cookies: [],
		request: { headers: new Headers(), address: "192.0.2.7" },
	});
	return context;
}

function sessionOf(role: Role, state: Session["state"] = "open"): Session {
	const member = {
		id: "m",
		email: "m@airelle.example",
		name: "M",
		role,
		status: "active",
		locale: "fr",
		secondFactor: false,
		taskMail: true,
		answerMail: true,
		crew: null,
		createdAt: "2026-11-17T14:00:00Z",
	} as const;
	return { id: "s", state, isRecent: true, offersSecondFactor: false, member };
}

/** The redirect target or the status that a loader or action throws. */
async function refusal(work: ((args: unknown) => unknown) | undefined, session: Session | null): Promise<unknown> {
	if (!work) return null;
	const request = new Request("http://localhost/admin", { method: "POST", body: new URLSearchParams({ intent: "x" }) });
	try {
		const answer = await work({ request, params: {}, context: contextOf(session) });
		return answer instanceof Response ? (answer.headers.get("Location") ?? answer.status) : "nothing was refused";
	} catch (thrown) {
		if (thrown instanceof Response) return thrown.headers.get("Location");
		const status = (thrown as { init?: { status?: number } }).init?.status;
		if (status === undefined) throw thrown;
		return status;
	}
}

const load = (file: string) => modules[file]?.() ?? Promise.reject(new Error(`${file} is not there`));

describe.each(guarded)("%s", (file) => {
	it("has a loader, without which navigations would skip the server's check", async () => {
		expect((await load(file)).loader).toBeTypeOf("function");
	});

	it("rejects requests without a session and sessions with a pending second factor, without middleware", async () => {
		const { loader, action } = await load(file);
		for (const work of [loader, action]) {
			expect([null, "/admin/connexion"]).toContain(await refusal(work, null));
			const owed = await refusal(work, sessionOf("administrator", "second-factor"));
			expect([null, "/admin/connexion/code"]).toContain(owed);
			const missing = await refusal(work, sessionOf("administrator", "second-factor-setup"));
			expect([null, "/admin/connexion/second-facteur"]).toContain(missing);
		}
	});
});

describe.each(administratorsOnly)("%s", (file) => {
	it("rejects all roles except administrators, without middleware", async () => {
		const { loader, action } = await load(file);
		for (const role of ["editor", "agent", "crew"] as const) {
			for (const work of [loader, action]) expect([null, 403]).toContain(await refusal(work, sessionOf(role)));
		}
	});
});

describe("a member of a crew", () => {
	it("is checked against every page, form and resource of the office", () => {
		expect(refusedToCrews.length).toBeGreaterThan(50);
		expect(refusedToCrews).toEqual(expect.arrayContaining(["/app/leads/office/news.ts", "/app/leads/office/lead.tsx"]));
	});

	it.each(refusedToCrews)("is refused by %s before any service is used, without middleware", async (file) => {
		const { loader, action } = await load(file);
		for (const work of [loader, action]) {
			// Forms without a page redirect every GET request.
			expect([null, 403, "/admin", "/admin/taches"]).toContain(await refusal(work, sessionOf("crew")));
		}
	});
});
