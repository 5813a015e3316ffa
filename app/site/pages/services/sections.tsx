import type { ReactNode } from "react";
import type { ServiceSection } from "#app/model/site/service-words.ts";
import { Drawing, Icon } from "#app/ui/icon.tsx";
import type { PlainIconName } from "#app/ui/icon-paths.ts";
import { useLanguage } from "#app/ui/messages.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { signPaths } from "#app/ui/sign-paths.ts";

type Of<Kind extends ServiceSection["kind"]> = Extract<ServiceSection, { kind: Kind }>;

/** A section of a service page, by its kind. The content defines the order, which differs between services. */
export function Section({ section }: { section: ServiceSection }) {
	switch (section.kind) {
		case "prose":
			return <Prose {...section} />;
		case "inclusion":
			return <Inclusion {...section} />;
		case "signs":
			return <Signs {...section} />;
		case "steps":
			return <Steps {...section} />;
		case "preparation":
			return <Preparation {...section} />;
		case "table":
			return <Table {...section} />;
		case "choice":
			return <Choice {...section} />;
		case "notice":
			return (
				<div className="py-6 first:pt-0">
					<Notice tone={section.tone}>
						<strong className="block font-semibold">{section.title}</strong>
						<RichText text={section.text} />
					</Notice>
				</div>
			);
	}
}

function Block({ heading, children }: { heading: string; children: ReactNode }) {
	return (
		<section data-reveal className="border-line border-t py-10 first:border-0 first:pt-2 lg:py-14">
			<h2 className="mb-6 text-[clamp(1.75rem,1.4rem+1.3vw,2.5rem)] lg:mb-7">{heading}</h2>
			{children}
		</section>
	);
}

function Prose({ heading, paragraphs }: Of<"prose">) {
	return (
		<Block heading={heading}>
			<div className="grid max-w-[40em] gap-4.5">
				{paragraphs.map((paragraph) => (
					<p key={paragraph}>
						<RichText text={paragraph} />
					</p>
				))}
			</div>
		</Block>
	);
}

/** Exclusions get the same weight as inclusions. */
function Inclusion({ heading, included, excluded }: Of<"inclusion">) {
	const { messages } = useLanguage();
	return (
		<Block heading={heading}>
			<div className="grid gap-5 md:grid-cols-2">
				<InclusionList
					title={messages.service.included}
					items={included}
					icon="check"
					box="bg-mint-100"
					mark="text-teal-700"
				/>
				<InclusionList
					title={messages.service.excluded}
					items={excluded}
					icon="minus"
					box="bg-white"
					mark="text-ink-600"
				/>
			</div>
		</Block>
	);
}

function InclusionList({
	title,
	items,
	icon,
	box,
	mark,
}: {
	title: string;
	items: readonly string[];
	icon: PlainIconName;
	box: string;
	mark: string;
}) {
	return (
		<div className={`rounded-lg p-6 lg:p-8 ${box}`}>
			<h3>{title}</h3>
			<ul className="mt-3">
				{items.map((item) => (
					<li key={item} className="grid grid-cols-[22px_1fr] gap-3 py-2.5 text-[1.0625rem] leading-snug">
						<Icon name={icon} className={`mt-0.5 ${mark}`} />
						<span>
							<RichText text={item} />
						</span>
					</li>
				))}
			</ul>
		</div>
	);
}

function Signs({ heading, items, otherwise }: Of<"signs">) {
	return (
		<Block heading={heading}>
			<ul className="grid gap-x-5 md:grid-cols-2">
				{items.map(({ icon, title, text }) => (
					<li key={title} className="grid grid-cols-[44px_1fr] gap-4 border-line border-t py-5">
						<span className="grid size-11 place-items-center rounded-[14px] bg-cream-200 text-spruce">
							<Drawing path={signPaths[icon]} size={22} />
						</span>
						<div>
							<h3 className="text-[1.25rem]">{title}</h3>
							<p className="mt-1.5 text-ink-600 text-note leading-normal">
								<RichText text={text} />
							</p>
						</div>
					</li>
				))}
			</ul>
			<div className="mt-4">
				<Notice title={otherwise.title}>
					<RichText text={otherwise.text} />
				</Notice>
			</div>
		</Block>
	);
}

function Steps({ heading, steps }: Of<"steps">) {
	return (
		<Block heading={heading}>
			<ol>
				{steps.map(({ at, title, text }, index) => (
					<li
						key={title}
						className="relative grid grid-cols-[44px_1fr] gap-x-5 pb-8 last:pb-0 not-last:before:absolute not-last:before:top-11 not-last:before:bottom-0 not-last:before:left-5 not-last:before:w-1 not-last:before:bg-mint sm:grid-cols-[6.5rem_44px_1fr] sm:not-last:before:left-[calc(6.5rem+1.25rem+20px)]"
					>
						<p className="tabular font-semibold text-ink-600 text-note max-sm:col-start-2 max-sm:row-start-1 sm:pt-2.5">
							{at}
						</p>
						<span
							aria-hidden="true"
							className="z-1 grid size-11 place-items-center rounded-pill bg-mint font-bold font-display text-[1.1875rem] text-spruce max-sm:col-start-1 max-sm:row-start-1"
						>
							{index + 1}
						</span>
						<div className="max-sm:col-start-2">
							<h3 className="text-[1.375rem] sm:pt-2.5">{title}</h3>
							<p className="mt-1.5 max-w-[32em] text-[1.0625rem] text-ink-600">
								<RichText text={text} />
							</p>
						</div>
					</li>
				))}
			</ol>
		</Block>
	);
}

function Preparation({ heading, tips }: Of<"preparation">) {
	return (
		<section className="my-4 rounded-xl bg-cream-200 p-6 md:p-10">
			<h2 className="text-[clamp(1.625rem,1.3rem+1vw,2.125rem)]">{heading}</h2>
			<ul className="mt-6 grid gap-x-8 gap-y-6 md:grid-cols-2">
				{tips.map(({ title, text }) => (
					<li key={title}>
						<h3 className="text-[1.25rem]">{title}</h3>
						<p className="mt-2 text-note leading-normal">
							<RichText text={text} />
						</p>
					</li>
				))}
			</ul>
		</section>
	);
}

function Table({ heading, intro, columns, rows }: Of<"table">) {
	return (
		<Block heading={heading}>
			<p className="mb-6 max-w-[40em]">
				<RichText text={intro} />
			</p>
			<div className="table-frame">
				<table>
					<thead>
						<tr>
							{columns.map((column) => (
								<th key={column} scope="col">
									{column}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{rows.map(([first, ...cells]) => (
							<tr key={first}>
								<th scope="row">{first}</th>
								{cells.map((cell, index) => (
									<td key={index} data-label={columns[index + 1]}>
										<RichText text={cell} />
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</Block>
	);
}

function Choice({ heading, intro, options }: Of<"choice">) {
	const boxes = ["bg-white", "bg-mint-100", "bg-cream-200"];
	return (
		<Block heading={heading}>
			<p className="mb-6 max-w-[40em]">
				<RichText text={intro} />
			</p>
			<div className="grid gap-5 md:grid-cols-2">
				{options.map(({ title, text, points }, index) => (
					<div
						key={title}
						className={`rounded-lg p-6 lg:p-8 ${boxes[index % boxes.length]} ${options.length % 2 && index === options.length - 1 ? "md:col-span-2" : ""}`}
					>
						<h3>{title}</h3>
						<p className="mt-2.5 text-[1.0625rem]">
							<RichText text={text} />
						</p>
						<ul className="mt-4 grid list-disc gap-2 pl-5 text-note leading-snug marker:text-teal">
							{points.map((point) => (
								<li key={point}>
									<RichText text={point} />
								</li>
							))}
						</ul>
					</div>
				))}
			</div>
		</Block>
	);
}
