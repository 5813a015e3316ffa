import type { ServiceWords } from "#app/model/site/service-words.ts";

export const words: ServiceWords = {
	name: "After a disaster",
	title: "Cleanup after water, fire, mould or sewage damage",
	description:
		"Water damage, fire, mould or a sewer backup: what to do before we arrive and how we work with your insurer. Call first.",
	heading: "After a disaster, call first",
	lead: "Get everyone to safety, then dial {{phone}}. A person goes over the situation with you. There is no automatic price.",
	pitch: "Water, fire, mould or sewage: a person on the phone, then at your door.",
	facts: [
		{ label: "Phone", value: "{{phone}}" },
		{ label: "Photos", value: "At every stage, dated" },
		{ label: "Billing", value: "Based on an accepted quote" },
	],
	sections: [
		{
			kind: "notice",
			tone: "warning",
			title: "Your safety comes before the furniture",
			text: "Water coming into the basement? Touch nothing and ask **Hydro-Québec** to cut the power. Those are the utility’s own instructions. Immediate danger, smoke or a smell of gas: get out, then dial **911**. After a fire, wait for the fire department’s go-ahead. Stay out of sewage. For a health question, Info-Santé answers at **811**.",
		},
		{
			kind: "table",
			heading: "First steps, by kind of disaster",
			intro: "Only if the place is safe. If not, stay outside: nothing in there is worth an electric shock.",
			columns: ["Disaster", "Do", "Don’t", "We bring"],
			rows: [
				[
					"Clean water",
					"Shut off the water, tie up curtains, raise furniture off the floor",
					"Turn the heat all the way up",
					"Extractors, fans, dehumidifiers",
				],
				[
					"Fire, smoke",
					"Turn off the ventilation, close inside doors",
					"Rub the soot, switch on appliances",
					"HEPA vacuums, dry sponges",
				],
				[
					"Mould",
					"Find where the water comes from, close the room",
					"Brush it while dry, paint over it",
					"Containment sheeting, filtered air",
				],
				[
					"Sewage",
					"Stop using water, keep children and pets away",
					"Use your own vacuum, keep soiled carpets",
					"Full protection, pumping, disinfection of hard surfaces",
				],
			],
		},
		{
			kind: "preparation",
			heading: "While you wait for us",
			tips: [
				{
					title: "Photograph before you move things",
					text: "Every room, the water line on the wall, then each object that will have to go.",
				},
				{
					title: "Tell your insurer",
					text: "Do it right away, even at night. Write down the file number and the claims adjuster’s name.",
				},
				{
					title: "Keep engines outdoors",
					text: "Gas-powered pumps and generators stay outside, away from windows. The Québec government warns about carbon monoxide.",
				},
				{
					title: "Save what can’t be replaced",
					text: "Papers, photos, dry medication. Everything else can wait for the crew.",
				},
			],
		},
		{
			kind: "prose",
			heading: "What we do after a disaster",
			paragraphs: [
				"We remove water, soot and dirt, dry the place out, then clean what can be kept. The U.S. Environmental Protection Agency (EPA) advises drying wet materials within 24 to 48 hours to prevent mould. Our article on [the first 24 hours](article:water-damage-first-24-hours) takes it from there.",
				"Our client is you, not your insurer. Québec’s Chambre de l’assurance de dommages says you may hire the firm of your choice or the one your insurer suggests, once you have checked your policy. It also advises limiting the damage, but making no permanent repair before talking to the insurer. We supply photos, moisture readings and a list of belongings.",
				"You will find no price range here, because it would be wrong. The quote comes after the visit; once accepted, it is firm. Only the emergency work is agreed on by phone, with its rate, before the truck leaves.",
			],
		},
		{
			kind: "steps",
			heading: "From the call to a dry room",
			steps: [
				{
					at: "The call",
					title: "We listen",
					text: "We ask where the water or smoke came from, when it started and how large an area it covers. If nobody picks up, leave a message. During opening hours, we call back within the hour.",
				},
				{
					at: "On arrival",
					title: "We make it safe",
					text: "We make sure the power is off, close off the area and take photos. If an electrician or a plumber has to come first, we say so.",
				},
				{
					at: "Day 1",
					title: "We remove",
					text: "Water, mud, soot, ruined objects. Everything discarded is listed and photographed.",
				},
				{
					at: "Days 2 to 5",
					title: "We dry and measure",
					text: "Machines run day and night, and we log moisture readings. How long it takes depends on the materials.",
				},
				{
					at: "Then",
					title: "We clean",
					text: "Surfaces, contents, and [ducts](page:services-ventilation-ducts) if soot or water got in.",
				},
				{
					at: "At the end",
					title: "We hand over the file",
					text: "You and the insurer get a dated report, including what is left to repair.",
				},
			],
		},
		{
			kind: "inclusion",
			heading: "What we do, and what other trades do",
			included: [
				"Assessment by phone, at no charge",
				"Pumping and water extraction",
				"Rental and monitoring of drying equipment",
				"Cleaning of soot and hard surfaces",
				"Containment of the contaminated area",
				"Report, photos and readings for the insurer",
			],
			excluded: [
				"Electrical, plumbing and gas work: licensed contractors",
				"Demolition and rebuilding: contractors with a Régie du bâtiment licence",
				"Materials that may contain asbestos, until tested",
				"Air testing: an independent laboratory, not us",
				"Negotiating your settlement",
				"Any promise about your health or spore-free air",
			],
		},
		{
			kind: "signs",
			heading: "When not to tackle it alone",
			items: [
				{
					icon: "droplet",
					title: "Water got into the walls",
					text: "Drywall draws water upward. The surface dries while the inside stays wet.",
				},
				{
					icon: "flame",
					title: "The smoke smell is everywhere",
					text: "Soot follows warm air right into closed cupboards. A damp cloth smears it.",
				},
				{
					icon: "cloud",
					title: "The patches add up to over 3 m²",
					text: "Past that point, CMHC recommends contractors trained in mould removal.",
				},
				{
					icon: "alert",
					title: "The water came up the drain",
					text: "Anything porous and soiled has to go. The Québec government says to disinfect and dry the rest.",
				},
			],
			otherwise: {
				title: "A small spot on the window sill?",
				text: "You don’t need us. Up to three patches, each smaller than a square metre, can be washed with water and unscented dish soap, says CMHC, if you are in good health. Then fix the source of the moisture.",
			},
		},
	],
	questions: [
		{
			question: "What will it cost?",
			answer:
				"We do not know until we have seen it. You accept a detailed quote before any work beyond the emergency. If it has to change, we stop and talk it over with you and the claims adjuster.",
		},
		{
			question: "Will insurance pay?",
			answer:
				"Only your insurer can say. Sewer backup, for one, is often optional coverage, according to the Insurance Bureau of Canada. We never predict coverage to get a signature.",
		},
		{
			question: "Should the mould be tested?",
			answer:
				"Health Canada says you do not need to know the type of mould in order to remove it. What matters is finding the water and removing the growth. For a large area, an independent expert should write the protocol. We follow it.",
		},
		{
			question: "Can I stay in my home?",
			answer:
				"It depends on the damage and where it is. After sewage or a fire, plan to sleep elsewhere. If you are worried about your health, call 811.",
		},
		{
			question: "Can you save my rugs and furniture?",
			answer:
				"Often, if the water was clean and they dried fast. After sewage, hardly ever. A valuable rug deserves an opinion: see [oriental rugs](page:services-oriental-rugs).",
		},
		{
			question: "Does your guarantee apply?",
			answer:
				"Yes, to the cleaning. Tell us within {{guarantee}} days what is wrong, and we will come back at no charge. A new leak, though, is a separate job.",
		},
	],
};
