import type { ServiceWords } from "#app/model/site/service-words.ts";

export const words: ServiceWords = {
	name: "Deep house cleaning",
	title: "Deep cleaning: one-time, moving or after renovations",
	description:
		"One-time deep cleaning by the hour, before a move or after renovations. A written list, hours stated up front, clear options and no subscription.",
	heading: "Deep house cleaning, list in hand",
	lead: "Two people, a written list and a number of hours agreed beforehand. You put the rooms in order of importance, and we follow that order.",
	pitch: "Once, before a move or after renovations. No subscription.",
	facts: [
		{ label: "Duration", value: "3 to 8 hours, two people" },
		{ label: "Method", value: "A list, checked off with you" },
		{ label: "Price, 1,000 sq ft home", value: "{{service:house-cleaning}}" },
	],
	sections: [
		{
			kind: "choice",
			heading: "Three deep cleans, three ways of working",
			intro: "The hourly price does not change. The order of the work and the time it takes do.",
			options: [
				{
					title: "One-time",
					text: "The home is lived in and furnished. We work around you, from the top down.",
					points: [
						"You choose the rooms",
						"Small furniture moved with your help",
						"Handy before guests, a party or a new baby",
					],
				},
				{
					title: "Before a move",
					text: "The place is empty, or close to it. We open everything, reach behind the appliances and take pictures.",
					points: [
						"Empty cupboards and closets, inside and out",
						"Behind the stove and the fridge",
						"Dated photos, if you ask for them",
					],
				},
				{
					title: "After renovations",
					text: "Drywall dust keeps settling for days. We vacuum before anything gets wet, then go over it again.",
					points: ["HEPA-filter vacuum", "Walls, frames and tops of doors", "Two passes, a few days apart if possible"],
				},
			],
		},
		{
			kind: "prose",
			heading: "What a deep clean is, and how the price is worked out",
			paragraphs: [
				"A deep clean goes after what everyday upkeep leaves behind: limescale, cooking grease, baseboards, cupboard tops, window tracks. It is done once. After that, everyday upkeep is enough.",
				"The [free estimate](page:estimate) works out the hours from the area, the number of rooms and bathrooms, and the state of the place. As a rough guide, two people spend about four hours in an ordinary two-bedroom apartment. An hour with a crew of two costs {{price:crew-hour}} before taxes, and a visit at least {{price:minimum-call-out}}. The estimate is a range; the quote you accept sets a firm rate and a ceiling. If we finish early, you pay less, and we do not go over the ceiling without your agreement.",
				"Renting? Article 1911 of the Civil Code of Québec asks landlords to deliver a clean dwelling and tenants to keep it that way. It does not ask for a cleaner’s invoice. Our [July 1 advice](article:moving-day-july-first) will help you do the job yourself.",
			],
		},
		{
			kind: "inclusion",
			heading: "What the hourly rate covers, and what it doesn’t",
			included: [
				"Products, cloths, vacuum and stepladder",
				"Travel and protection for new floors",
				"Ordinary limescale, soap and grease",
				"Baseboards, doors, switches, lights within stepladder reach",
				"Before-and-after photos of empty rooms, if you ask for them",
				"A final walk-through with you, touch-ups included",
			],
			excluded: [
				"Outside windows above the ground floor",
				"Heavy furniture and appliances connected to gas",
				"Decluttering, sorting and hauling to the dump",
				"Widespread mould, sewage, soot: that is after-disaster work",
				"Dust that could contain asbestos",
				"Laundry, dishes and childcare",
			],
		},
		{
			kind: "table",
			heading: "Room by room",
			intro:
				"Options add time but never change the rate. The estimate asks about the oven, the fridge and the windows; mention any other option in the comment.",
			columns: ["Room", "Always done", "Optional"],
			rows: [
				[
					"Kitchen",
					"Counters, sink, cupboard fronts and tops, range hood, floor",
					"Inside the oven and the fridge; inside the cupboards, if they are empty (included before a move)",
				],
				["Bathroom", "Bath, shower, toilet, taps, mirror, fan grille", "Badly stained tile grout"],
				[
					"Bedrooms",
					"Dusting, baseboards, under the bed if it can be reached",
					"Inside of the windows; empty closets (included before a move)",
				],
				["Living room, halls", "Frames, doors, switches, air vents wiped", "Blinds, a full bookcase"],
				["Basement", "Cobwebs, stairs, floor, around the washer", "Crowded storage"],
			],
		},
		{
			kind: "signs",
			heading: "When a deep clean is useful",
			items: [
				{
					icon: "key",
					title: "The keys are changing hands",
					text: "You are leaving, arriving or selling. An empty home is quicker to clean from end to end.",
				},
				{
					icon: "hammer",
					title: "The walls are dusty after renovations",
					text: "Sanding leaves a white film that a damp cloth turns to paste. It has to be vacuumed first.",
				},
				{
					icon: "baby",
					title: "Someone is moving in soon",
					text: "A baby, a parent, a roommate. Book for a set date.",
				},
				{
					icon: "clock",
					title: "Your routine can’t catch up",
					text: "After too busy a season, for example. Your routine then picks up from a clean home.",
				},
			],
			otherwise: {
				title: "Only two rooms bother you?",
				text: "The kitchen and the bathroom often make all the difference. Two hours of your own time cost less than we do.",
			},
		},
		{
			kind: "preparation",
			heading: "Getting ready for the visit",
			tips: [
				{ title: "Clear the surfaces", text: "Time spent tidying is charged at the same rate as cleaning." },
				{
					title: "Keep the water and power on",
					text: "Before a move, don’t have them cut off until we have finished.",
				},
				{
					title: "Defrost the freezer",
					text: "If it is on the list, unplug it the day before, with the door open and towels on the floor.",
				},
				{ title: "Write down your top three", text: "Stick the note on the fridge. We will begin there." },
			],
		},
		{
			kind: "steps",
			heading: "How it goes (half a day)",
			steps: [
				{
					at: "8:30 a.m.",
					title: "A tour of the rooms",
					text: "We look around, take notes and confirm the list and the hours. Anything fragile is set aside.",
				},
				{
					at: "9:00 a.m.",
					title: "From ceiling to baseboard",
					text: "Cobwebs, lights, frames. Dust comes down before anything is washed.",
				},
				{
					at: "10:00 a.m.",
					title: "Kitchen and bathroom",
					text: "Products sit and work while we carry on elsewhere. Whatever we spray, we rinse.",
				},
				{
					at: "11:45 a.m.",
					title: "Floors, walking backwards",
					text: "Vacuum, then a damp mop, from the far room to the door.",
				},
				{
					at: "12:15 p.m.",
					title: "The list, with you",
					text: "We check it off together. Anything missed gets done on the spot.",
				},
			],
		},
	],
	questions: [
		{
			question: "How many hours for my place?",
			answer:
				"Answer a few questions about area, rooms, bathrooms, condition and pets, and the range appears. If you don’t know an answer, the range widens, and the page says so.",
		},
		{
			question: "Do I have to be there?",
			answer:
				"Be there at the start and at the end if you can. In between, feel free to go out. For an empty home, a key and a phone number are enough.",
		},
		{
			question: "Can I supply my own products?",
			answer:
				"Yes. Leave them on the counter with their labels. The one thing we refuse to do is mix products, such as bleach and ammonia.",
		},
		{
			question: "What if the work disturbed old materials?",
			answer:
				"Health Canada points out that homes built before 1990 may contain asbestos. If old plaster or old flooring was drilled or sanded, have the dust tested. We wait for the result before touching it.",
		},
		{
			question: "Do you clean the inside of the air ducts?",
			answer:
				"No, only the front of the vents. After major work, look inside with a flashlight. If there is drywall dust, see [ventilation ducts](page:services-ventilation-ducts).",
		},
		{
			question: "Can something be redone after you leave?",
			answer:
				"Yes. If you are not satisfied, tell us within {{guarantee}} days, with a photo if you can. We will come back at no charge.",
		},
	],
};
