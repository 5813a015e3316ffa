import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	allowsMail,
	type ConsentPlace,
	type MailAddress,
	type MarketingConsent,
	withConsent,
	withKinds,
	withoutConsent,
	withoutEnding,
} from "./mail-address.ts";
import { type MailKind, mailKinds } from "./mail-kinds.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 17, 0, minute)).toISOString();

function consent(minute: number, place: ConsentPlace, kinds: readonly MailKind[] = mailKinds): MarketingConsent {
	const imported = place === "import" && { importId: "file" };
	const proof = { agreedAt: at(minute), textVersion: "v", text: "Oui", locale: "fr", ended: null } as const;
	return { ...proof, kinds, place, ...imported };
}

const allowed = (address: MailAddress | null) => mailKinds.filter((kind) => allowsMail(address, kind));

describe("several consents of one address", () => {
	const both = withConsent(null, consent(1, "contact"));

	it("choosing other kinds ends the consent before and keeps its proof", () => {
		const chosen = withKinds(both, consent(2, "preferences", ["due-again"]), "link");
		expect(allowed(chosen)).toEqual(["due-again"]);
		expect(chosen?.consents).toMatchObject([{ ended: { at: at(2), by: "changed" } }, { ended: null }]);
		const same = withKinds(chosen, consent(3, "preferences", ["due-again"]), "link");
		expect(same?.consents).toMatchObject([{}, { agreedAt: at(2), confirmedAt: at(3), ended: null }]);
		expect(withKinds(same, consent(3, "preferences", ["due-again"]), "link")).toBeNull();
		const none = withKinds(chosen, consent(4, "preferences", []), "link");
		expect(none).toMatchObject({ withdrawnAt: at(4), consents: [{}, { ended: { at: at(4), by: "link" } }] });
		const again = withKinds(none, consent(5, "preferences", []), "link");
		expect(again).toEqual({ ...none, lastWithdrawnAt: at(5) });
		expect(withKinds(again, consent(5, "preferences", []), "link")).toBeNull();
		expect(allowed(withKinds(none, consent(6, "preferences", ["promotions"]), "link"))).toEqual(["promotions"]);
	});

	it("a choice of nothing is kept for an address without any consent", () => {
		expect(withKinds(null, consent(2, "preferences", []), "link")).toMatchObject({ consents: [], withdrawnAt: at(2) });
	});

	it("undoing a correction restores the last consent alone, also when it was chosen in the same moment", () => {
		const chosen = withKinds(both, consent(2, "preferences", ["due-again"]), "link");
		const corrected = withoutConsent(chosen, { at: at(2), by: "corrected" });
		if (!corrected) throw new Error("not corrected");
		const undone = withoutEnding(corrected, at(2));
		expect(undone?.consents.map(({ ended }) => ended?.by)).toEqual(["changed", undefined]);
		expect(allowed(undone)).toEqual(["due-again"]);
	});

	it("the choice of the kinds that an import brought is the person’s own, and outlasts the import", () => {
		const imported = withConsent(null, consent(1, "import", ["promotions"]));
		const chosen = withKinds(imported, consent(2, "preferences", ["promotions"]), "link");
		expect(chosen?.consents).toMatchObject([{ ended: { by: "changed" } }, { place: "preferences", ended: null }]);
	});

	it("an import never replaces what stands, so that undoing it takes nothing away", () => {
		const chosen = withKinds(both, consent(2, "preferences", ["due-again"]), "link");
		expect(withConsent(chosen, consent(3, "import", ["promotions"]))).toBeNull();
	});
});

/** What the person does, with the kinds that it allows and those that it is about. */
interface Act {
	at: number;
	kinds: readonly MailKind[];
	about: readonly MailKind[];
}

interface World {
	address: MailAddress | null;
	acts: readonly Act[];
	/** Corrections of the address, and marks of its only lead as spam. */
	corrections: readonly number[];
}

/** Steps are ten minutes apart; a form or a paper that reaches us late is from between two of them. */
type Step = (world: World, now: number) => World;

const kindSets = fc.subarray([...mailKinds]);

/** The address is left alone where a rule returns null, as in `consents.ts`. */
function changed(world: World, address: MailAddress | null, act?: Act): World {
	return { ...world, address: address ?? world.address, acts: act ? [...world.acts, act] : world.acts };
}

const personSteps = [
	fc.constant<Step>((world, now) =>
		changed(world, withConsent(world.address, consent(now, "contact")), {
			at: now,
			kinds: mailKinds,
			about: mailKinds,
		}),
	),
	kindSets.map<Step>((kinds) => (world, now) => {
		const address = withKinds(world.address, consent(now, "preferences", kinds), "link");
		return changed(world, address, { at: now, kinds, about: mailKinds });
	}),
	fc.constantFrom("link" as const, "follow-page" as const, "office" as const).map<Step>((by) => (world, now) => {
		const address = withoutConsent(world.address, { at: at(now), by });
		return changed(world, address, { at: now, kinds: [], about: mailKinds });
	}),
];

const memberSteps = [
	// A form that was set aside, rescued by a member after what the person did since.
	fc.nat({ max: 8 }).map<Step>((age) => (world, now) => {
		const sent = { at: now - 10 * age - 5, kinds: mailKinds, about: mailKinds };
		return changed(world, withConsent(world.address, consent(sent.at, "contact")), sent);
	}),
	fc.nat({ max: 8 }).map<Step>((age) => (world, now) => {
		const sent = { at: now - 10 * age - 5, kinds: ["promotions"] as const, about: ["promotions"] as const };
		return changed(world, withConsent(world.address, consent(sent.at, "import", ["promotions"])), sent);
	}),
	fc.constantFrom("corrected" as const, "spam" as const).map<Step>((by) => (world, now) => {
		const { address } = world;
		if (!address || allowed(address).length === 0) return world;
		const ended = withoutConsent(address, { at: at(now), by });
		return { ...changed(world, ended), corrections: [...world.corrections, now] };
	}),
	fc.constant<Step>((world) => {
		const last = world.corrections.at(-1);
		if (last === undefined || !world.address) return world;
		return {
			...changed(world, withoutEnding(world.address, at(last))),
			corrections: world.corrections.slice(0, -1),
		};
	}),
	fc.constant<Step>((world, now) => {
		const last = world.address?.consents.at(-1);
		if (!last || last.ended || last.importId === undefined) return world;
		return changed(world, withoutConsent(world.address, { at: at(now), by: "import-undone" }));
	}),
];

const afterSteps = (steps: readonly Step[]): World =>
	steps.reduce<World>((world, step, index) => step(world, (index + 1) * 10), {
		address: null,
		acts: [],
		corrections: [],
	});

/** What the last act about a kind says of it. */
function lastAct(acts: readonly Act[], kind: MailKind): boolean {
	const about = acts.filter((act) => act.about.includes(kind)).toSorted((one, other) => one.at - other.at);
	return about.at(-1)?.kinds.includes(kind) ?? false;
}

describe("any sequence of forms, preferences and withdrawals", () => {
	it("ends with what the person did last", () => {
		fc.assert(
			fc.property(fc.array(fc.oneof(...personSteps), { maxLength: 12 }), (steps) => {
				const { address, acts } = afterSteps(steps);
				expect(allowed(address)).toEqual(acts.at(-1)?.kinds ?? []);
				expect(address?.withdrawnAt == null).toBe(allowed(address).length > 0 || acts.length === 0);
			}),
		);
	});

	it("with corrections, imports and rescues between them, allows nothing that the person did not allow last", () => {
		fc.assert(
			fc.property(fc.array(fc.oneof(...personSteps, ...memberSteps), { maxLength: 14 }), (steps) => {
				const { address, acts } = afterSteps(steps);
				for (const kind of allowed(address)) expect([kind, lastAct(acts, kind)]).toEqual([kind, true]);
				const open = (address?.consents ?? []).filter(({ ended }) => ended === null);
				expect(open.length).toBe(address && address.withdrawnAt === null ? 1 : 0);
				if (open.length > 0) expect(address?.consents.at(-1)).toBe(open[0]);
			}),
			{ numRuns: 500 },
		);
	});
});
