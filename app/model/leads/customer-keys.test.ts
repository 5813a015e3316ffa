import { describe, expect, it } from "vitest";
import { groupByCustomer, type KeyedLead } from "./customer-keys.ts";

function lead(id: string, email: string | null, phone: string | null, customer?: KeyedLead["customer"]) {
	return { id, data: { email, phone, ...(customer && { customer }) } };
}

const ids = (leads: readonly ReturnType<typeof lead>[]) =>
	groupByCustomer(leads).map((group) => group.map(({ id }) => id));

describe("the customers among leads", () => {
	it("are joined by e-mail address in any spelling, by phone number, and through a lead that has both", () => {
		const found = [
			lead("a", "Louise@exemple.example", null),
			lead("b", null, "5145550172"),
			lead("c", null, "5145550173"),
			lead("d", " louise@exemple.example", "5145550172"),
		];
		expect(ids(found)).toEqual([["a", "b", "d"], ["c"]]);
	});

	it("are not joined by what they do not have", () => {
		expect(ids([lead("a", null, null), lead("b", null, null), lead("c", "", null)])).toEqual([["a"], ["b"], ["c"]]);
	});

	it("are told apart by a mark, which joins those that were told apart together", () => {
		const alone = { key: "m", isAlone: true };
		const phone = "5145550172";
		expect(ids([lead("a", null, phone), lead("b", null, phone, alone), lead("c", null, phone, alone)])).toEqual([
			["a"],
			["b", "c"],
		]);
	});

	it("are joined by a mark, and still by what they have", () => {
		const joined = { key: "m", isAlone: false };
		const found = [
			lead("a", "a@exemple.example", null, joined),
			lead("b", "b@exemple.example", null, joined),
			lead("c", "b@exemple.example", null),
		];
		expect(ids(found)).toEqual([["a", "b", "c"]]);
	});

	it("are found in a time that grows with the number of leads, whether they are of one customer or of many", () => {
		for (const customers of [1, 1_000]) {
			let reads = 0;
			const counted = (email: string) => ({
				data: {
					phone: null,
					get email() {
						reads++;
						return email;
					},
				},
			});
			const leads = Array.from({ length: 2_000 }, (_, index) => counted(`${index % customers}@exemple.example`));
			expect(groupByCustomer(leads)).toHaveLength(customers);
			expect(reads).toBeLessThan(3 * leads.length);
		}
	});
});
