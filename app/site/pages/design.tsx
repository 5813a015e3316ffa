import { type ReactNode, useRef, useState } from "react";
import { loader as loadPage } from "#app/.server/pages/page-loader.ts";
import { iconNames } from "#app/model/pictures/icon-names.ts";
import type { DesignContent } from "#app/model/site/page-contents.ts";
import { useCaptcha } from "#app/runtime/captcha.ts";
import { useContent, usePayload } from "#app/runtime/page.ts";
import { QuestionList } from "#app/ui/accordion.tsx";
import { ArticleCard } from "#app/ui/article-card.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { BeforeAfter } from "#app/ui/before-after.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Button, ButtonLink, TextLink } from "#app/ui/button.tsx";
import { ChoiceCard } from "#app/ui/choice-card.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Drawing } from "#app/ui/icon.tsx";
import { useLanguage } from "#app/ui/messages.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { PhoneButton, PhoneLink } from "#app/ui/phone.tsx";
import { PriceFigure, PriceTotals } from "#app/ui/price.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { PromotionCard } from "#app/ui/promotion-card.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { ServiceTile } from "#app/ui/service-tile.tsx";
import { signPaths } from "#app/ui/sign-paths.ts";
import { Stepper } from "#app/ui/stepper.tsx";
import { TableOfContents } from "#app/ui/table-of-contents.tsx";

export const loader = loadPage;
export { clientLoader } from "#app/runtime/client-loader.ts";

const colours = [
	"spruce-950",
	"spruce",
	"teal-700",
	"teal",
	"sage",
	"mint",
	"mint-100",
	"cream",
	"cream-200",
	"white",
	"berry",
	"berry-600",
	"berry-700",
	"danger",
	"danger-dark",
	"amber",
	"ink",
	"ink-600",
];

/** Every component in every state, in the page's language. Tests run axe on it. */
export default function Design() {
	const { messages } = useLanguage();
	const { words, tiles, promotions, articles } = useContent<DesignContent>();
	const [vents, setVents] = useState(10);
	const form = useRef<HTMLFormElement>(null);
	useCaptcha(form, usePayload()?.settings.captcha ?? null);
	const range = { low: 289_00, high: 389_00 };
	const { nav, price, errorPage, blog } = messages;
	return (
		<div className="page-width pb-section">
			<Breadcrumb crumbs={[{ label: nav.services, to: "#tiles" }, { label: "Design" }]} />
			<h1 className="mt-4">Design</h1>
			<Part title="Colour">
				<ul className="grid w-full grid-cols-4 gap-3 md:grid-cols-8">
					{colours.map((name) => (
						<li key={name} className="text-small">
							<span className={`block h-14 rounded-sm shadow-1 ${swatches[name]}`} />
							{name}
						</li>
					))}
				</ul>
			</Part>
			<Part title="Type">
				<div className="grid gap-3">
					<p className="font-bold font-display text-hero text-spruce leading-none">{words.heading}</p>
					<p className="font-bold font-display text-h1 text-spruce">{words.visit.heading}</p>
					<p className="font-bold font-display text-h2 text-spruce">{words.areas.heading}</p>
					<p className="lead">{words.lead}</p>
					<p>
						<RichText text={words.services.lead} /> <RichText text="**strong** *emphasis* [link](/blogue)" />
					</p>
					<p className="text-ink-600 text-small">{words.services.taxes}</p>
				</div>
			</Part>
			<Part title="Button">
				<Button arrow>{words.cta}</Button>
				<Button look="outline">{nav.contact}</Button>
				<Button look="dark">{words.postal.button}</Button>
				<Button look="light">{nav.blog}</Button>
				<Button size="small">{nav.estimate}</Button>
				<Button disabled>{words.cta}</Button>
				<Button busy>{words.cta}</Button>
				<ButtonLink to="/blogue" look="outline" size="small">
					{nav.blog}
				</ButtonLink>
				<TextLink to="/blogue">{messages.blog.all}</TextLink>
				<PhoneButton />
				<PhoneLink />
			</Part>
			<Part title="Field">
				<form
					ref={form}
					className="flex w-full flex-wrap items-start gap-5"
					onSubmit={(event) => event.preventDefault()}
				>
					<TextField
						className="w-full md:w-72"
						label={words.postal.label}
						hint={words.postal.hint}
						placeholder="A1A"
						name="a"
					/>
					<TextField
						className="w-full md:w-72"
						label={words.postal.label}
						error={words.postal.unreadable.title}
						defaultValue="12345"
						name="b"
					/>
					<TextField className="w-full md:w-72" label={words.postal.label} disabled defaultValue="A1A 1A1" name="c" />
				</form>
				<p className="text-ink-600 text-small">{messages.captcha}</p>
			</Part>
			<Part title="Choice card, stepper, range">
				<fieldset className="grid w-full grid-cols-2 gap-2.5 md:grid-cols-4">
					<legend className="mb-3 font-semibold text-spruce">{words.teaser.homeQuestion}</legend>
					<ChoiceCard type="radio" name="home" defaultChecked icon="home">
						{words.teaser.homes.house}
					</ChoiceCard>
					<ChoiceCard type="radio" name="home" icon="building">
						{words.teaser.homes.condo}
					</ChoiceCard>
					<ChoiceCard type="radio" name="home" icon="users" disabled>
						{words.teaser.homes.plex}
					</ChoiceCard>
					<ChoiceCard type="checkbox" name="extra" icon="timer" note={price.before}>
						{nav.services}
					</ChoiceCard>
				</fieldset>
				<div className="w-72 rounded-lg bg-white p-6">
					<Stepper
						label={price.vents}
						name="vents"
						value={vents}
						unit={price.ventCount(vents).replace(/^\d+\s*/, "")}
						min={4}
						max={12}
						fewer={price.fewer}
						more={price.more}
						onChange={setVents}
					/>
				</div>
				<input type="range" className="range max-w-sm" aria-label={words.teaser.ventQuestion} />
			</Part>
			<Part title="Price">
				<div className="w-full max-w-md rounded-lg bg-white p-8">
					<PriceFigure range={range} />
					<p className="mt-3 mb-5 text-ink-600 text-note">{price.before}</p>
					<PriceTotals range={range} detailed />
				</div>
				<div className="w-full max-w-md rounded-lg bg-white p-8">
					<PriceFigure range={{ low: 99_00, high: 99_00 }} />
					<PriceTotals range={{ low: 99_00, high: 99_00 }} />
				</div>
			</Part>
			<Part title="Badge, notice, dialog">
				<Badge>{nav.promotions}</Badge>
				<Badge tone="quiet">{nav.blog}</Badge>
				<Badge tone="attention">{nav.estimate}</Badge>
				<Badge tone="urgent">{nav.call}</Badge>
				<Dialog open={messages.consent.manage} title={messages.consent.title} close={messages.consent.close}>
					<p>{messages.consent.text}</p>
				</Dialog>
				<div className="grid w-full gap-4">
					<Notice title={words.postal.outside.title}>{words.postal.outside.text}</Notice>
					<Notice tone="warning" title={words.postal.unreadable.title}>
						{words.postal.unreadable.text}
					</Notice>
					<Notice tone="success">{errorPage.cta}</Notice>
				</div>
			</Part>
			<Part title="Accordion, table of contents, progress, pagination">
				<div className="w-full">
					<QuestionList questions={words.questions.items} name="design" />
				</div>
				<TableOfContents
					title={messages.blog.contents}
					entries={[
						{ id: "tiles", text: nav.services },
						{ id: "icons", text: nav.blog },
					]}
				/>
				<div className="w-full">
					<Progress current={1} />
					<Pagination
						label={blog.pages}
						current={blog.page(2, 3)}
						newer={{ to: "#tiles", label: blog.newer }}
						older={{ to: "#tiles", label: blog.older }}
					/>
				</div>
			</Part>
			<Part title="Cards" id="tiles">
				<div className="grid w-full grid-cols-2 gap-5 lg:grid-cols-4">
					{tiles.map((tile, index) => (
						<ServiceTile
							key={tile.name}
							tile={{ ...tile, surface: (["white", "mint", "sand", "spruce"] as const)[index] ?? "white" }}
							pitch
							sizes="300px"
						/>
					))}
				</div>
				<div className="grid w-full gap-5 lg:grid-cols-2">
					{promotions.slice(0, 2).map((card, index) => (
						<PromotionCard key={card.code} card={card} lead={index === 0} conditions />
					))}
				</div>
				<div className="grid w-full gap-5 lg:grid-cols-3">
					{articles.map((card, index) => (
						<ArticleCard key={card.path} card={card} index={index} />
					))}
				</div>
			</Part>
			<Part title="Before and after">
				<div className="w-full">
					<BeforeAfter words={words.beforeAfter} />
				</div>
			</Part>
			<Part title="Icons" id="icons">
				<ul className="grid w-full grid-cols-4 gap-3 md:grid-cols-10">
					{iconNames.map((name) => (
						<li key={name} className="text-small">
							<Drawing path={signPaths[name]} size={28} className="text-teal-700" />
							{name}
						</li>
					))}
				</ul>
			</Part>
		</div>
	);
}

const swatches: Readonly<Record<string, string>> = {
	"spruce-950": "bg-spruce-950",
	spruce: "bg-spruce",
	"teal-700": "bg-teal-700",
	teal: "bg-teal",
	sage: "bg-sage",
	mint: "bg-mint",
	"mint-100": "bg-mint-100",
	cream: "bg-cream",
	"cream-200": "bg-cream-200",
	white: "bg-white",
	berry: "bg-berry",
	"berry-600": "bg-berry-600",
	"berry-700": "bg-berry-700",
	danger: "bg-danger",
	"danger-dark": "bg-danger-dark",
	amber: "bg-amber",
	ink: "bg-ink",
	"ink-600": "bg-ink-600",
};

function Part({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
	return (
		<section id={id} className="mt-14 border-line border-t pt-6">
			<h2 className="mb-6 text-h3">{title}</h2>
			<div className="flex flex-wrap items-center gap-5">{children}</div>
		</section>
	);
}
