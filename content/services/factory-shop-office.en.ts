import type { ServiceWords } from "#app/model/site/service-words.ts";

export const words: ServiceWords = {
	name: "Factories, shops, offices",
	title: "Factory, shop and office cleaning after hours",
	description:
		"Ducts, air vents, floors and high surfaces in your workplace, in the evening or on weekends. Priced by the square foot, minimum stated.",
	heading: "Factories, shops and offices, after hours",
	lead: "We arrive when the last person leaves. When your team comes back, vents and surfaces are clean. The report follows, with photos.",
	pitch: "Air vents, floors and high surfaces, in the evening, at night or on weekends.",
	facts: [
		{ label: "When", value: "Evening or weekend" },
		{ label: "Proof", value: "Marked-up plan and photos" },
		{ label: "Price, 2,000 sq ft premises", value: "{{service:factory-shop-office}}" },
	],
	sections: [
		{
			kind: "table",
			heading: "What we do, by kind of place",
			intro: "If yours isn’t listed, [describe it to us](page:contact) with two photos of the ceiling.",
			columns: ["Place", "Where we focus", "When", "What we leave alone"],
			rows: [
				["Office", "Air vents, carpets, partitions, tops of cabinets", "Weekday evening", "Screens, servers, papers"],
				["Store", "Vents, track lighting, display window, stockroom", "After closing", "The merchandise itself"],
				[
					"Restaurant, café",
					"Dining room, banquettes, air vents, washrooms",
					"At night or on a day you are closed",
					"The cooking hood and its duct",
				],
				[
					"Workshop, light manufacturing",
					"Beams, exposed ducts, stopped machines",
					"Weekend",
					"The inside of machines",
				],
				[
					"Clinic, daycare",
					"Touch points, floors, ventilation",
					"Evening, with agreed products",
					"Sterilization and medical waste",
				],
			],
		},
		{
			kind: "prose",
			heading: "Air and surfaces",
			paragraphs: [
				"There are two kinds of work. The first is about **air**: grilles, diffusers, ducts we can reach, filter housings. The second is about **surfaces**: high places, floors, carpets, furniture. You can order either one. Doing both at once means nothing dusty falls on what was just washed.",
				"In Québec, section 104 of the Regulation respecting occupational health and safety says every mechanical ventilation system must be inspected and adjusted at least once a year, with filters maintained or replaced as needed. We do not make those adjustments; your ventilation contractor does. We clean before that visit, and your contractor can use our photos.",
				"Allow {{price:commercial-square-foot}} per square foot, with a minimum of {{price:commercial-minimum}} per visit, before taxes. A small space will therefore come to the minimum. Ceiling height, clutter and schedule decide where you land in the range.",
			],
		},
		{
			kind: "steps",
			heading: "How an evening’s work goes",
			steps: [
				{
					at: "Before",
					title: "A daytime visit",
					text: "Using your floor plan, we note access, alarms and off-limits areas. You get a quote; once accepted, it is firm.",
				},
				{
					at: "6:00 p.m.",
					title: "We cover the desks",
					text: "We put sheets over screens and papers, which stay where they are, and a drop cloth under every vent.",
				},
				{
					at: "7:00 p.m.",
					title: "High surfaces first",
					text: "Grilles taken down, diffusers washed, reachable ducts put under suction.",
				},
				{
					at: "9:30 p.m.",
					title: "Then everything below",
					text: "Furniture, partitions, carpets and floors, from the window to the exit.",
				},
				{
					at: "11:30 p.m.",
					title: "We lock up",
					text: "Lights off, alarm on, key left where agreed. We send a message to confirm.",
				},
				{
					at: "Monday",
					title: "The report",
					text: "Marked-up plan, photos and anything odd: a torn filter, a leak, a blocked vent.",
				},
			],
		},
		{
			kind: "preparation",
			heading: "Getting ready for the visit",
			tips: [
				{
					title: "The code and someone to call",
					text: "Alarm, elevator, a spot for the truck. A cellphone that stays on until we leave.",
				},
				{
					title: "The ventilation drawings",
					text: "Even old ones, even marked in pencil. They spare us the hunt for ducts.",
				},
				{ title: "Tidy desks", text: "A short notice the day before is enough. We do not move what is left on desks." },
				{
					title: "Machines stopped",
					text: "Your supervisor shuts them down and locks them out under your own procedure. We do not touch the controls.",
				},
			],
		},
		{
			kind: "inclusion",
			heading: "What is included, and what isn’t",
			included: [
				"Site visit and written quote",
				"Evening or weekend work",
				"Grilles and diffusers removed, washed, put back",
				"Horizontal surfaces up to 4 m high",
				"Floors, baseboards and carpets, as planned",
				"Report with photos",
			],
			excluded: [
				"Cooking hoods and grease ducts",
				"Combustible dust: fine wood, flour, metal",
				"Adjusting, balancing or repairing ventilation",
				"Lifts above 4 m, quoted separately",
				"Hazardous, medical or chemical waste",
				"Daily janitorial work: bins, dishes, paper",
			],
		},
		{
			kind: "notice",
			tone: "info",
			title: "Two jobs we turn down",
			text: "The NFPA 96 standard leaves commercial cooking hoods to trained, qualified and certified people. The Canadian Centre for Occupational Health and Safety warns that fine wood, flour or metal dust can explode when it disperses in the air. In both cases, hire a specialized firm.",
		},
		{
			kind: "signs",
			heading: "Signs that a cleaning would help",
			items: [
				{
					icon: "wind",
					title: "Grey halos around the diffusers",
					text: "Either room dust sticks there, or it comes from the duct. A flashlight will show you which.",
				},
				{
					icon: "hammer",
					title: "Renovations have just ended",
					text: "Sanding dust has settled above the ceiling tiles, where nobody looks.",
				},
				{
					icon: "briefcase",
					title: "The lease is ending",
					text: "Reread the clause on returning the premises. It often says what condition is expected.",
				},
				{
					icon: "users",
					title: "Complaints from one corner",
					text: "Note the time, the spot and the weather. Sometimes the cause is a thermostat, not dirt.",
				},
			],
			otherwise: {
				title: "A smell, but nothing to see?",
				text: "Start with the filters and the fresh-air intake. Our article on [office air](article:offices-and-indoor-air) goes through the checks in order. Cleaning doesn’t come first.",
			},
		},
	],
	questions: [
		{
			question: "Does night work cost more?",
			answer:
				"Evenings and weekends are already in the range. A full night or a public holiday is spelled out in the quote, before you agree.",
		},
		{
			question: "Will my staff breathe better?",
			answer:
				"We promise no effect on health. We remove dust and show you where it was. If people have symptoms, talk to your health and safety committee.",
		},
		{
			question: "Can you come while the store is open?",
			answer:
				"Seldom for ducts, because the work is noisy. For high surfaces, we can split the area over two or three evenings.",
		},
		{
			question: "How much of our paperwork do you see?",
			answer:
				"As little as possible. We ask for desks cleared and screens turned off. We can sign your confidentiality agreement, and our photos avoid workstations.",
		},
		{
			question: "How do you prove the result?",
			answer:
				"NADCA’s ACR standard calls for one inspection before and one after. We do the same, at the same vents and from the same angle.",
		},
		{
			question: "What if something was missed?",
			answer:
				"Let us know within {{guarantee}} days. We will come back at no charge, at whatever time disturbs you least.",
		},
	],
};
