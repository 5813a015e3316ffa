import type { ReactNode } from "react";
import { loader as loadPage } from "#app/.server/pages/page-loader.ts";
import type { ContactContent } from "#app/model/leads/contact-content.ts";
import { takesDisasterCalls } from "#app/model/site/disaster-calls.ts";
import { usePayload } from "#app/runtime/page.ts";
import { AreaMap } from "#app/ui/area-map.tsx";
import { PageBreadcrumb } from "#app/ui/breadcrumb.tsx";
import { useFormWords } from "#app/ui/form-words.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { PlainIconName } from "#app/ui/icon-paths.ts";
import { Link } from "#app/ui/link.tsx";
import { useLanguage } from "#app/ui/messages.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { OpenNow } from "#app/ui/open-now.tsx";
import { OpeningHoursList } from "#app/ui/opening-hours.tsx";
import { PhoneLink } from "#app/ui/phone.tsx";
import { Picture, phoneWide } from "#app/ui/picture.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { action as receiveContact } from "../.server/receive-contact.ts";
import { ContactForm } from "./contact-form.tsx";

export const loader = loadPage;
export const action = receiveContact;
export { clientLoader } from "#app/runtime/client-loader.ts";
export { clientAction, shouldRevalidate } from "#app/runtime/send-form.ts";

export default function Contact() {
	const { messages } = useLanguage();
	const formWords = useFormWords();
	const payload = usePayload<ContactContent>();
	if (!payload) return null;
	const { words, opening, contactWords } = payload.content;
	const { company, services } = payload.site;
	const isUrgentShown = takesDisasterCalls(services);
	const { street, city, province, postalCode } = company.address;
	return (
		<>
			<PageBreadcrumb />
			<section className="page-width grid items-center gap-x-8 lg:min-h-[28rem] lg:grid-cols-2">
				<div className="pt-4">
					<h1 className="text-[clamp(2.5rem,1.6rem+3.6vw,4.5rem)] leading-none tracking-[-0.035em]">{words.heading}</h1>
					<p className="lead mt-5 max-w-[27em]">{words.lead}</p>
				</div>
				<Picture
					first
					name="van"
					alt={messages.picture.van}
					sizes={`(min-width: 64rem) 640px, ${phoneWide}`}
					className="h-auto w-full"
				/>
			</section>
			<section aria-labelledby="form-heading" className="page-width pt-4 pb-10 lg:pb-14">
				<div className="grid items-start gap-x-16 gap-y-8 rounded-xl bg-mint-100 p-6 md:p-12 lg:grid-cols-[4fr_8fr] lg:grid-rows-[auto_1fr]">
					<div>
						<h2 id="form-heading">{formWords.heading}</h2>
						<p className="mt-4 text-ink-600">{formWords.lead}</p>
						<dl className="mt-7 grid gap-6">
							<Fact term={words.phone.title} note={words.phone.text}>
								<PhoneLink className="font-display text-[1.75rem] text-spruce hover:text-teal-700" />
							</Fact>
							<Fact term={words.hours.title} note={words.hours.holidays}>
								<OpenNow company={company} opening={opening} words={contactWords.opening} />
								<div className="mt-2 font-semibold text-spruce">
									<OpeningHoursList hours={company.hours} />
								</div>
							</Fact>
							<Fact term={contactWords.answerTime.title} note={contactWords.answerTime.text} />
						</dl>
					</div>
					<div className="after-first-screen lg:col-start-2 lg:row-span-2 lg:row-start-1">
						<ContactForm content={payload.content} services={payload.site.services} />
					</div>
					<div className="border-line border-t pt-7">
						<h3>{words.next.heading}</h3>
						<ol className="mt-5 grid gap-5">
							{words.next.steps.map(({ title, text }, index) => (
								<li key={title} className="grid grid-cols-[2rem_1fr] gap-x-3">
									<span aria-hidden="true" className="font-bold font-display text-[1.5rem] text-teal-700 leading-none">
										{index + 1}
									</span>
									<div>
										<h4 className="font-semibold text-spruce">{title}</h4>
										<p className="mt-1 text-ink-600 text-note">{text}</p>
									</div>
								</li>
							))}
						</ol>
					</div>
				</div>
			</section>
			<section
				aria-label={messages.nav.contact}
				className={`page-width grid gap-5 pt-4 sm:grid-cols-2 ${isUrgentShown ? "" : "pb-section"}`}
			>
				<Way icon="mail" title={words.email.title} text={words.email.text} surface="bg-white">
					<a
						href={`mailto:${company.email}`}
						className="inline-link inline-flex min-h-11 items-center break-all font-semibold"
					>
						{company.email}
					</a>
				</Way>
				<Way icon="map-pin" title={words.address.title} text={words.address.text} surface="bg-white">
					<address className="py-1.5 font-semibold text-spruce not-italic">
						{street}
						<br />
						{city} ({province}) {postalCode}
					</address>
				</Way>
			</section>
			{isUrgentShown && (
				<section className="page-width pt-8 pb-section">
					<Notice tone="warning" title={words.urgent.title}>
						<RichText text={words.urgent.text} />
					</Notice>
				</section>
			)}
			<section aria-labelledby="areas-heading" className="page-width pb-section">
				<div className="grid-12 items-stretch">
					<div className="lg:col-span-5 lg:only:col-span-12 lg:py-6 lg:pr-10">
						<h2 id="areas-heading">{words.areas.heading}</h2>
						<p className="lead mt-4">{words.areas.lead}</p>
						<ul className="mt-7">
							{company.areas.map(({ name, places, path }) => (
								<li key={name} className="border-line border-t py-4 text-note">
									<strong className="font-bold font-display text-[1.25rem] text-spruce">
										{path ? (
											<Link
												to={path}
												className="-my-2 inline-flex min-h-11 items-center underline-offset-4 hover:underline"
											>
												{name}
											</Link>
										) : (
											name
										)}
									</strong>
									<span className="block text-ink-600">{places.join(", ")}</span>
								</li>
							))}
						</ul>
					</div>
					<AreaMap words={words.areas} areas={company.areas} className="lg:h-[34rem]" />
				</div>
			</section>
		</>
	);
}

/** One fact of the column beside the form. */
function Fact({ term, note, children }: { term: string; note: string; children?: ReactNode }) {
	return (
		<div>
			<dt className="font-semibold text-ink-600 text-small">{term}</dt>
			<dd className="mt-1">
				{children}
				<p className="mt-1 text-ink-600 text-note leading-snug">{note}</p>
			</dd>
		</div>
	);
}

function Way({
	icon,
	title,
	text,
	surface,
	children,
}: {
	icon: PlainIconName;
	title: string;
	text: string;
	surface: string;
	children: ReactNode;
}) {
	return (
		<div className={`rounded-lg p-6 lg:p-7 ${surface}`}>
			<Icon name={icon} size={24} className="text-teal-700" />
			<h2 className="mt-4 text-h4">{title}</h2>
			{children}
			<p className="text-ink-600 text-note leading-snug">{text}</p>
		</div>
	);
}
