import type { ServiceWords } from "#app/model/site/service-words.ts";

export const words: ServiceWords = {
	name: "Furniture, mattresses, carpets",
	title: "Sofa, mattress and wall-to-wall carpet cleaning",
	description:
		"Sofas, armchairs, mattresses and wall-to-wall carpet cleaned in your home. Method set by the fabric code, prices shown, limits stated up front.",
	heading: "Sofa, armchair and mattress cleaning",
	lead: "We read the label before we bring out the water. Each fabric gets the method it can take, and we tell you beforehand what may not come out.",
	pitch: "Hot-water extraction in your home, following the fabric code.",
	facts: [
		{ label: "Duration", value: "1 to 3 hours" },
		{ label: "Drying", value: "4 to 12 hours" },
		{ label: "Price, three-seat sofa", value: "{{service:furniture-mattresses}}" },
	],
	sections: [
		{
			kind: "prose",
			heading: "How we clean upholstery",
			paragraphs: [
				"Upholstery can’t be washed like a floor. Dirt works its way down into the foam, and any water we put in has to come back out. We vacuum first, brush in a mild soap, then rinse with hot water and draw it back out in the same stroke. That is what **extraction** means. A fan then starts the drying.",
				"A mattress gets far less water than a sofa, because its core would be slow to dry. We work on the top and the sides, one stain at a time. Wall-to-wall carpet is washed where it lies, room by room.",
				"A three-seat sofa costs {{price:sofa}} and a queen mattress {{price:mattress}}, before taxes. An armchair costs {{price:added-armchair}} with other pieces and {{price:armchair}} alone, because a visit costs at least {{price:minimum-call-out}}. Wall-to-wall carpet is quoted from its area and your photos.",
			],
		},
		{
			kind: "table",
			heading: "The fabric code decides the method",
			intro:
				"Look for the tag under a cushion or on the frame. The letters come from the Joint Industry Fabric Standards Committee, a group of American manufacturers. No tag? We test a hidden corner.",
			columns: ["Code", "What it allows", "What we do"],
			rows: [
				["W", "A water-based cleaner", "Hot-water extraction, then a fan"],
				["S", "A solvent, never water", "Dry surface cleaning with the windows open; a more modest result"],
				["WS", "Water or solvent", "We test both and use the gentler one that works"],
				["X", "Vacuum and brush", "Careful dusting, no washing at all"],
			],
		},
		{
			kind: "signs",
			heading: "Signs that a cleaning would help",
			items: [
				{
					icon: "sofa",
					title: "The armrests have gone dark",
					text: "Skin oils dull the fabric wherever hands and heads rest. Vacuuming won’t change that.",
				},
				{
					icon: "dog",
					title: "A smell returns on humid days",
					text: "It is often urine that dried in the foam. Read [our advice on pet odours](article:pets-and-odours) first.",
				},
				{
					icon: "bed",
					title: "The mattress is stained but still firm",
					text: "Sweat, milk, coffee. If it already sags, keep your money for a new one.",
				},
				{
					icon: "tag",
					title: "You just bought it second-hand",
					text: "Check the seams first. Small black dots can give away bed bugs, says Montréal’s regional public health department.",
				},
			],
			otherwise: {
				title: "None of these?",
				text: "Vacuuming every two weeks and a washable cover will do. A clean sofa does not need washing just because a year went by.",
			},
		},
		{
			kind: "steps",
			heading: "How it goes for a sofa",
			steps: [
				{
					at: "Start",
					title: "We read, then we test",
					text: "Tag, hidden seam, white cloth. If any colour comes off, we stop and show you.",
				},
				{
					at: "15 min",
					title: "We vacuum",
					text: "Cushions, folds, underside. Dirt comes out more easily dry than wet.",
				},
				{
					at: "30 min",
					title: "We treat the stains",
					text: "Each one gets its own product. We dab from the edge inward and never scrub.",
				},
				{
					at: "50 min",
					title: "We rinse and extract",
					text: "The water goes in and comes back through the same tool. You can see in the tank what came out.",
				},
				{
					at: "1 h 20 min",
					title: "We dry and compare",
					text: "We set up a fan, brush up the nap and compare the photos. We tell you what time you can sit down.",
				},
			],
		},
		{
			kind: "inclusion",
			heading: "What is included, and what isn’t",
			included: [
				"Travel, equipment and floor protection",
				"A colour test on every fabric",
				"Dry vacuuming, both sides of the cushions",
				"Treatment of everyday stains",
				"Drying started with a fan",
				"Before-and-after photos",
			],
			excluded: [
				"Leather, suede, silk and antiques: see a specialist",
				"Code X fabrics, beyond dusting",
				"Bed bugs: an exterminator comes first",
				"Urine that reached the core of the foam: replace the cushion",
				"Sewing, dyeing and repairs",
				"Spray-on stain protection. We don’t sell it.",
			],
		},
		{
			kind: "preparation",
			heading: "Getting ready for the visit",
			tips: [
				{
					title: "Strip the bed",
					text: "Put the sheets and mattress pad in the wash. The bed stays bare until evening.",
				},
				{ title: "Check between the cushions", text: "Coins, pencils and toys jam our tools." },
				{
					title: "Leave the stain alone",
					text: "Blot it with cold water and stop there. A store-bought stain remover can set it.",
				},
				{ title: "Plan to close a door", text: "Cats like warm, damp cushions. Yours can wait in another room." },
			],
		},
	],
	questions: [
		{
			question: "Will every stain come out?",
			answer:
				"No. Mud, grease and most drinks come out well. Ink, nail polish and old stains often leave a shadow. Bleach removes colour, and nothing brings it back. We give our opinion before we start, and saying no at that point costs nothing.",
		},
		{
			question: "Will the mattress be dry by bedtime?",
			answer:
				"Usually, if we come in the morning and the room is well aired. Allow 4 to 12 hours, depending on how thick it is and how humid the day is. If you are unsure, wait until the next day to make the bed.",
		},
		{
			question: "Does it get rid of dust mites?",
			answer:
				"We remove dust and residue. We don’t promise a mite-free mattress or any effect on allergies. [Our article on mattresses](article:mattresses-and-mites) explains what a cover and a washing machine do better than we can.",
		},
		{
			question: "Could my fabric shrink or bleed?",
			answer:
				"It can happen, especially with cotton, linen and viscose. That is why we read the code and run a test. If the test fails, we switch to a drier method or turn the job down.",
		},
		{
			question: "How do you count a sectional?",
			answer:
				"By the seat. Enter the number of seats in the [free estimate](page:estimate) and the range follows. An ottoman is entered separately; mention throw cushions in the comment.",
		},
		{
			question: "Do you wash rugs too?",
			answer:
				"Yes, but differently. A wool rug is washed by hand, lying flat, and usually not in your home. See [rugs and oriental rugs](page:services-oriental-rugs).",
		},
		{
			question: "What if the result disappoints me?",
			answer:
				"Tell us within {{guarantee}} days and we will come back, free of charge. A stain we had called permanent will stay, and we will have told you so beforehand.",
		},
	],
};
