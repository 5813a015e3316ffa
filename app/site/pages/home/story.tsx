import { Fragment } from "react";
import { pathTo } from "#app/locale/paths.ts";
import type { HomeWords } from "#app/model/site/page-words.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useLanguage } from "#app/ui/messages.tsx";
import { PhoneButton } from "#app/ui/phone.tsx";
import { Picture, phoneWide } from "#app/ui/picture.tsx";

export function Hero({ words }: { words: HomeWords }) {
	const { locale, messages } = useLanguage();
	return (
		<section className="page-width relative grid items-center lg:min-h-[38.75rem] lg:grid-cols-2">
			<div className="relative z-1 pt-4 lg:pt-0">
				<h1 className="text-hero leading-none tracking-[-0.035em] lg:max-w-[8em]">
					{/* The part after a comma starts its own line where it fits, so that no article ends a line. */}
					{words.heading.split(", ").map((part, index) =>
						index === 0 ? (
							part
						) : (
							<Fragment key={part}>
								, <span className="inline-block">{part}</span>
							</Fragment>
						),
					)}
				</h1>
				<p className="lead mt-5 max-w-[25em] lg:mt-7">{words.lead}</p>
				<div className="mt-9 hidden gap-3 md:flex">
					<ButtonLink to={pathTo("estimate", locale)} arrow>
						{words.cta}
					</ButtonLink>
					<PhoneButton />
				</div>
			</div>
			<Picture
				first
				name="hero_house"
				alt={messages.picture.hero}
				sizes="(min-width: 80rem) 937px, (min-width: 64rem) 62vw, (min-resolution: 2.5dppx) 66vw, 87vw"
				className="-mx-[6%] h-auto w-[112%] max-w-none lg:absolute lg:top-[-2rem] lg:right-[-7rem] lg:mx-0 lg:w-[min(58.5rem,66vw)]"
			/>
		</section>
	);
}

export function Visit({ words }: { words: HomeWords["visit"] }) {
	const { messages } = useLanguage();
	return (
		<section aria-labelledby="visit-heading" className="section">
			<div className="mx-auto w-[min(100%-1.5rem,86rem)] overflow-hidden rounded-xl bg-spruce lg:w-[min(100%-4rem,86rem)]">
				<div className="grid-12 px-5 pt-14 md:px-8 lg:px-10 lg:pt-22">
					<div className="flex flex-col lg:col-span-5">
						<h2 id="visit-heading" className="text-[clamp(2rem,1.5rem+2vw,3rem)] text-cream">
							{words.heading}
						</h2>
						<p className="lead mt-5 max-w-[22em] text-mint!">{words.lead}</p>
						<Picture
							name="technician"
							alt={messages.picture.technician}
							sizes="340px"
							className="mt-auto mb-10 hidden h-auto w-80 pt-8 lg:block"
						/>
					</div>
					<ol className="pb-10 lg:col-span-7 lg:pb-16">
						{words.steps.map(({ title, text, duration }, index) => (
							<li
								key={title}
								className="grid grid-cols-[min(3.5rem,20%)_1fr] items-baseline gap-x-4 border-line-dark py-8 not-first:border-t sm:grid-cols-[6rem_1fr_auto] lg:py-9 lg:first:pt-0"
							>
								<span aria-hidden="true" className="steps-number text-mint max-sm:text-[3rem]">
									{index + 1}
								</span>
								<div>
									<h3 className="text-[1.5rem] text-cream lg:text-[1.75rem]">{title}</h3>
									<p className="mt-2.5 max-w-[27em] text-[1.0625rem] text-mint">{text}</p>
								</div>
								<p className="flex items-center gap-2 font-semibold text-cream text-note max-sm:col-start-2 max-sm:mt-3">
									<Icon name="timer" size={18} />
									{duration}
								</p>
							</li>
						))}
					</ol>
				</div>
			</div>
		</section>
	);
}

export function Final({ words }: { words: HomeWords["final"] }) {
	const { locale, messages } = useLanguage();
	return (
		<section className="overflow-hidden rounded-t-xl bg-mint">
			<div className="page-width relative grid items-center py-14 lg:min-h-[31rem] lg:grid-cols-2">
				<div className="relative z-1">
					<h2 className="text-[clamp(2.5rem,1.8rem+3.4vw,4.5rem)] leading-none tracking-[-0.035em]">{words.heading}</h2>
					<p className="lead mt-5 mb-8 max-w-[24em] text-ink!">{words.lead}</p>
					<ButtonLink to={pathTo("estimate", locale)} arrow>
						{words.cta}
					</ButtonLink>
				</div>
				<Picture
					name="van"
					alt={messages.picture.van}
					sizes={`(min-width: 64rem) 660px, ${phoneWide}`}
					className="h-auto w-full max-lg:mt-8 lg:absolute lg:right-0 lg:bottom-2 lg:w-[41rem]"
				/>
			</div>
		</section>
	);
}
