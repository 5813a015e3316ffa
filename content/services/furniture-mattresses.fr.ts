import type { ServiceWords } from "#app/model/site/service-words.ts";

export const words: ServiceWords = {
	name: "Meubles, matelas, moquettes",
	title: "Nettoyage de meubles, de matelas et de moquettes",
	description:
		"Sofa, fauteuil, matelas ou moquette nettoyés chez vous selon le code du tissu. Prix affichés, séchage expliqué, limites dites d’avance.",
	heading: "Nettoyage de meubles et de matelas",
	lead: "Nous lisons l’étiquette avant de sortir l’eau. Chaque tissu reçoit la méthode qu’il supporte, et nous vous disons d’avance ce qui risque de rester.",
	pitch: "Extraction à l’eau chaude, chez vous, selon le code du tissu.",
	facts: [
		{ label: "Durée", value: "1 à 3 heures" },
		{ label: "Séchage", value: "4 à 12 heures" },
		{ label: "Prix, sofa de 3 places", value: "{{service:furniture-mattresses}}" },
	],
	sections: [
		{
			kind: "prose",
			heading: "Comment nous nettoyons un meuble",
			paragraphs: [
				"Un meuble rembourré ne se lave pas comme un plancher. La saleté descend dans la mousse, et l’eau qu’on y met doit en ressortir. Nous aspirons à sec, nous brossons avec un savon doux, puis nous rinçons à l’eau chaude en aspirant du même geste. C’est ce qu’on appelle l’**extraction**. Un ventilateur lance ensuite le séchage.",
				"Le matelas reçoit beaucoup moins d’eau qu’un sofa : son cœur sécherait mal. Nous travaillons le dessus et les côtés, tache par tache. La moquette se lave sur place, une pièce à la fois.",
				"Un sofa trois places coûte {{price:sofa}} et un matelas de grand lit {{price:mattress}}, avant taxes. Un fauteuil coûte {{price:added-armchair}} avec d’autres pièces, et {{price:armchair}} seul : une visite coûte au moins {{price:minimum-call-out}}. La moquette se chiffre d’après la superficie et vos photos.",
			],
		},
		{
			kind: "table",
			heading: "Le code du tissu décide de la méthode",
			intro:
				"Cherchez l’étiquette sous un coussin ou sous le cadre. Ces lettres viennent du Joint Industry Fabric Standards Committee, un comité de fabricants américains. Pas d’étiquette? Nous faisons un essai dans un coin caché.",
			columns: ["Code", "Ce qu’il permet", "Ce que nous faisons"],
			rows: [
				["W", "Un nettoyant à base d’eau", "Extraction à l’eau chaude, séchage au ventilateur"],
				["S", "Un solvant, jamais d’eau", "Nettoyage à sec en surface, fenêtres ouvertes, résultat plus modeste"],
				["WS", "L’eau ou le solvant", "Essai des deux, puis choix du plus doux qui fonctionne"],
				["X", "L’aspirateur et la brosse", "Dépoussiérage soigné, aucun lavage"],
			],
		},
		{
			kind: "signs",
			heading: "Signes qu’un nettoyage est utile",
			items: [
				{
					icon: "sofa",
					title: "Les accoudoirs ont foncé",
					text: "Le gras de la peau ternit le tissu là où se posent les mains et la tête. L’aspirateur n’y change rien.",
				},
				{
					icon: "dog",
					title: "Une odeur revient par temps humide",
					text: "C’est souvent de l’urine séchée dans la mousse. Lisez d’abord [nos conseils sur les odeurs d’animaux](article:pets-and-odours).",
				},
				{
					icon: "bed",
					title: "Le matelas est taché, mais encore ferme",
					text: "Sueur, lait ou café, par exemple. S’il s’affaisse déjà, gardez votre argent pour un neuf.",
				},
				{
					icon: "tag",
					title: "Le meuble vient d’être acheté usagé",
					text: "Regardez d’abord les coutures. De petits points noirs peuvent trahir des punaises de lit, selon la Direction régionale de santé publique de Montréal.",
				},
			],
			otherwise: {
				title: "Rien de tout cela?",
				text: "L’aspirateur toutes les deux semaines et une housse lavable suffisent. Un sofa propre n’a pas à être lavé parce qu’une année a passé.",
			},
		},
		{
			kind: "steps",
			heading: "Déroulement pour un sofa",
			steps: [
				{
					at: "0 h 00",
					title: "On lit, puis on essaie",
					text: "On lit l’étiquette, puis on passe un chiffon blanc sur une couture cachée. Si la couleur bouge, on s’arrête et on vous le montre.",
				},
				{
					at: "0 h 15",
					title: "On aspire à sec",
					text: "Coussins, plis, dessous. La poussière sèche s’enlève mieux que la poussière mouillée.",
				},
				{
					at: "0 h 30",
					title: "On traite les taches",
					text: "Chacune a son produit. On tamponne du bord vers le centre, sans frotter.",
				},
				{
					at: "0 h 50",
					title: "On rince et on extrait",
					text: "L’eau passe par le même outil à l’aller et au retour. Vous voyez dans le réservoir ce qui a été retiré.",
				},
				{
					at: "1 h 20",
					title: "On sèche et on compare",
					text: "Ventilateur, poil relevé à la brosse, photos avant et après. On vous dit à partir de quelle heure vous pourrez vous y asseoir.",
				},
			],
		},
		{
			kind: "inclusion",
			heading: "Ce qui est inclus, ce qui est exclu",
			included: [
				"Déplacement, équipement, protection des planchers",
				"Essai de couleur sur chaque tissu",
				"Aspiration à sec, coussins des deux côtés",
				"Traitement des taches courantes",
				"Séchage amorcé au ventilateur",
				"Photos avant et après",
			],
			excluded: [
				"Cuir, suède, soie et antiquités : voyez un spécialiste",
				"Tissus de code X, au-delà du dépoussiérage",
				"Punaises de lit : un exterminateur d’abord",
				"Urine qui a atteint le cœur de la mousse : coussin à remplacer",
				"Couture, teinture et réparation",
				"Imperméabilisant vaporisé : nous n’en vendons pas",
			],
		},
		{
			kind: "preparation",
			heading: "Préparer la visite",
			tips: [
				{
					title: "Défaites le lit",
					text: "Draps et protège-matelas vont à la laveuse. Le matelas restera nu jusqu’au soir.",
				},
				{ title: "Videz le creux des coussins", text: "Monnaie, crayons et jouets bloquent nos outils." },
				{
					title: "Laissez la tache tranquille",
					text: "Épongez à l’eau froide, sans plus. Un détachant du commerce peut la fixer.",
				},
				{
					title: "Prévoyez une porte fermée",
					text: "Le chat aime les coussins tièdes et humides. Il peut attendre dans une autre pièce.",
				},
			],
		},
	],
	questions: [
		{
			question: "Toutes les taches partent-elles?",
			answer:
				"Non. La boue, le gras et la plupart des boissons partent bien. L’encre, le vernis à ongles et les taches anciennes laissent souvent une ombre. L’eau de Javel enlève la couleur, et rien ne la ramène. Nous donnons notre avis avant de commencer. Refuser à ce moment-là ne coûte rien.",
		},
		{
			question: "Le matelas sera-t-il sec pour la nuit?",
			answer:
				"Le plus souvent, si nous venons le matin et que la chambre est aérée. Comptez de 4 à 12 heures selon l’épaisseur et l’humidité du jour. En cas de doute, attendez le lendemain pour faire le lit.",
		},
		{
			question: "Est-ce que cela élimine les acariens?",
			answer:
				"Nous retirons de la poussière et des résidus. Nous ne promettons ni un matelas sans acariens ni un effet sur des allergies. [Notre article sur les matelas](article:mattresses-and-mites) explique ce qu’une housse et la laveuse font mieux que nous.",
		},
		{
			question: "Mon tissu peut-il rétrécir ou déteindre?",
			answer:
				"Le risque existe, surtout pour le coton, le lin et la viscose. C’est pourquoi nous lisons le code et faisons un essai. Si l’essai échoue, nous passons à une méthode plus sèche ou nous refusons le travail.",
		},
		{
			question: "Comment comptez-vous un sofa modulaire?",
			answer:
				"Par place assise. Indiquez-en le nombre dans [l’estimation gratuite](page:estimate) : la fourchette s’ajuste. Un pouf se compte à part; indiquez les coussins décoratifs dans le commentaire.",
		},
		{
			question: "Lavez-vous aussi les tapis?",
			answer:
				"Oui, mais autrement. Un tapis de laine se lave à la main, à plat, et le plus souvent ailleurs que chez vous. Voyez [tapis et tapis d’Orient](page:services-oriental-rugs).",
		},
		{
			question: "Et si le résultat me déçoit?",
			answer:
				"Dites-le-nous dans les {{guarantee}} jours et nous revenons, gratuitement. Une tache que nous avions jugée permanente le restera, et nous vous l’aurons dit avant.",
		},
	],
};
