import type { ServiceWords } from "#app/model/site/service-words.ts";

export const words: ServiceWords = {
	name: "Air exchanger",
	title: "Air exchanger and duct cleaning (HRV and ERV)",
	description:
		"Filters, core, drain, hoods and ducts of your air exchanger (HRV or ERV): what you can do yourself, what we do and what it costs.",
	heading: "Air exchanger cleaning",
	lead: "Your air exchanger runs for much of the year, often forgotten in the basement. We clean the unit and its ducts, then show you the upkeep you can do without us.",
	pitch: "The unit, its ducts and its outside hoods, all cleaned.",
	facts: [
		{ label: "Duration", value: "1.5 to 2.5 hours" },
		{ label: "Method", value: "The one in your unit’s manual" },
		{ label: "Price", value: "{{price:exchanger}}" },
	],
	sections: [
		{
			kind: "prose",
			heading: "How an air exchanger works",
			paragraphs: [
				"An air exchanger sends stale air out of the bathroom or kitchen and brings fresh air in. The two cross inside a core without mixing, so January air comes in with the chill taken off. A unit that recovers heat is an **HRV**; one that also passes along some of the humidity is an **ERV**.",
				"Four ducts leave the cabinet: two to the outdoors, two to the house, sometimes by way of the furnace ducts. The intake swallows whatever the neighbourhood offers: pollen, poplar fluff, mosquitoes. The return swallows house dust. When one side clogs, the balance is lost.",
				"Most of the upkeep is within your reach, and [our guide](article:reading-an-air-exchanger) takes you through it. We come for the rest: the ducts, and the unit nobody has opened in a long while.",
			],
		},
		{
			kind: "table",
			heading: "What to maintain, and how often",
			intro:
				"The intervals come from the Canada Mortgage and Housing Corporation (CMHC) and Natural Resources Canada (NRCan). Your unit’s own manual comes first.",
			columns: ["Part", "When", "Who", "How"],
			rows: [
				["Filters", "At least every two months (CMHC)", "You", "Vacuum, wash with mild soap if they are washable"],
				["Outside hoods", "Every one to three months (NRCan)", "You", "Clear leaves, snow and frost"],
				[
					"Drain and pan",
					"Twice a year (NRCan)",
					"You or us",
					"Slowly pour in two litres of warm water: it should run out freely (CMHC)",
				],
				["Core", "Twice a year (NRCan)", "You or us", "Vacuum; wash only if the manual allows it"],
				["Fans", "Every three to six months (NRCan)", "You or us", "Brush the blades gently"],
				[
					"Grilles and ducts",
					"Checked once a year (CMHC)",
					"You for grilles, us for ducts",
					"Soft brush, under suction",
				],
				["Airflows, motors, controls", "Once a year (NRCan)", "A ventilation technician", "Measuring and adjusting"],
			],
		},
		{
			kind: "signs",
			heading: "Signs it needs attention",
			items: [
				{
					icon: "droplet",
					title: "Windows that stay fogged",
					text: "Not enough moisture is leaving. Check the setting and the filters first.",
				},
				{
					icon: "filter",
					title: "Grey, matted filters",
					text: "If they have gone a year without cleaning, the core is probably dusty too.",
				},
				{
					icon: "wind",
					title: "No air at a grille",
					text: "The cause may be a crushed duct, a frozen damper or a blockage.",
				},
				{
					icon: "cloud",
					title: "A musty smell, water under the cabinet",
					text: "The drain is the first thing to check.",
				},
			],
			otherwise: {
				title: "Clean filters, moving air?",
				text: "Carry on. A well-kept exchanger can go a long time without us. Just write your maintenance dates on the cabinet.",
			},
		},
		{
			kind: "preparation",
			heading: "What to have ready for the visit",
			tips: [
				{ title: "The make and model", text: "The label is on the door or the side. A photo is enough." },
				{ title: "The manual", text: "On paper or online. It says what the core can withstand." },
				{ title: "The right filters", text: "If yours are disposable, buy them ahead of time. We’ll put them in." },
				{
					title: "Floor space",
					text: "The unit often hangs above a shelf. We need one square metre, for a stepladder.",
				},
			],
		},
		{
			kind: "steps",
			heading: "How it goes (about 2 hours)",
			steps: [
				{
					at: "0:00",
					title: "Readings",
					text: "We note the model and settings and check the air at each grille. Then we switch the unit off and unplug it.",
				},
				{
					at: "0:15",
					title: "Cabinet",
					text: "Filters, core and pan come out. Each is photographed, then cleaned the way the manufacturer asks.",
				},
				{
					at: "0:45",
					title: "Ducts",
					text: "We do one at a time, without pulling on connections or piercing the vapour barrier.",
				},
				{ at: "1:30", title: "Outdoors", text: "We clear the hoods and screens, at the intake and the exhaust." },
				{
					at: "1:50",
					title: "Reassembly",
					text: "The core goes back the right way around, the drain is rinsed and the settings are put back as they were. We show you the photos and the upkeep to do before next time.",
				},
			],
		},
		{
			kind: "inclusion",
			heading: "What we do, what we leave alone",
			included: [
				"Cabinet, washable filters, core, pan and drain",
				"Fan blades, if we can reach them without taking the unit apart",
				"The exchanger’s own ducts and grilles",
				"Outside hoods within reach from the ground or a ladder",
				"Installing the filters you supply",
				"Photos, and a list of anything worth repairing",
			],
			excluded: [
				"New filters, motors, circuit boards",
				"Airflow balancing: a technician does it, with instruments",
				"Replacing or repairing ducts",
				"Furnace ducts, even when tied to the exchanger: {{price:ducts}}, separately",
				"Widespread mould: the cause has to be dealt with first",
				"Units without safe access",
			],
		},
	],
	questions: [
		{
			question: "Do the ducts need cleaning every year?",
			answer:
				"No. NRCan recommends general servicing once a year by a qualified contractor, which is a different thing. Look inside the ducts yearly and have them cleaned when you see a deposit.",
		},
		{
			question: "Is it the same job for an HRV and an ERV?",
			answer:
				"Nearly. The core makes the difference: some, especially in ERVs, can’t be soaked. Without the manual, we vacuum and stop there.",
		},
		{
			question: "Can I turn it off in summer?",
			answer:
				"In warm weather, CMHC suggests setting the dehumidistat to high or off, then putting it back in service in the fall. Fall is also a good time to check the unit, before the cold.",
		},
		{
			question: "Why not run a brush through it myself?",
			answer:
				"Feel free to vacuum near the grilles. Farther in, CAA-Québec points out that these ducts snake through walls and floors, that some are fragile, and that specialized equipment is needed.",
		},
		{
			question: "Will the air be healthier?",
			answer:
				"We make no health promises. An unobstructed exchanger can go back to renewing the air as it was designed to. The airflow itself can be checked at the grille.",
		},
		{
			question: "Mine is in a closet ceiling. Is that a problem?",
			answer:
				"Not if the hatch opens and a stepladder fits underneath. In a condo, if the hood is on a shared façade, we touch it only with the syndicate’s consent.",
		},
	],
};
