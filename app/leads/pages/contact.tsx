import type { ReactNode } from "react";
import { loader as loadPage } from "../../.server/pages/page-loader.ts";
import type { ContactContent } from "../../model/page-payload.ts";
import { usePayload } from "../../runtime/page.ts";
import { AreaMap } from "../../ui/area-map.tsx";
import { PageBreadcrumb } from "../../ui/breadcrumb.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { PlainIconName } from "../../ui/icon-paths.ts";
import { Link } from "../../ui/link.tsx";
import { useLanguage } from "../../ui/messages.tsx";
import { Notice } from "../../ui/notice.tsx";
import { OpenNow } from "../../ui/open-now.tsx";
import { OpeningHoursList } from "../../ui/opening-hours.tsx";
import { PhoneLink } from "../../ui/phone.tsx";
import { Picture, phoneWide } from "../../ui/picture.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { action as receiveContact } from "../.server/receive-contact.ts";
import { ContactForm } from "./contact-form.tsx";

export const loader = loadPage;
export const action = receiveContact;
export { clientLoader } from "../../runtime/client-loader.ts";
export { clientAction, shouldRevalidate } from "../../runtime/send-form.ts";

export default function Contact() {
	const { messages } = useLanguage();
	const payload = usePayload<ContactContent>();
	if (!payload) return null;
	const { words, formKey, opening } = payload.content;
	const { company } = payload.site;
	const { street, city, province, postalCode } = company.address;
	return (
		<>
			<PageBreadcrumb />
			<section className="page-width grid items-center gap-x-8 lg:min-h-[28rem] lg:grid-cols-2">
				<div className="pt-4">
					<h1 className="text-[clamp(2.5rem,1.6rem+3.6vw,4.5rem)] leading-none tracking-[-0.035em]">{words.heading}</h1>
					<p className="lead mt-5 max-w-[27em]">{words.lead}</p>
					<div className="mt-6 min-h-9">
						<OpenNow company={company} opening={opening} />
					</div>
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
				<div className="grid items-start gap-x-16 gap-y-6 rounded-xl bg-mint-100 p-6 md:p-12 lg:grid-cols-[4fr_8fr]">
					<div>
						<h2 id="form-heading">{messages.contact.heading}</h2>
						<p className="mt-4 text-ink-600">{messages.contact.lead}</p>
					</div>
					<ContactForm formKey={formKey} services={payload.site.services} />
				</div>
			</section>
			<section aria-label={messages.nav.contact} className="page-width grid gap-5 pt-4 sm:grid-cols-2 lg:grid-cols-4">
				<Way icon="phone" title={words.phone.title} text={words.phone.text} surface="bg-mint-100">
					<PhoneLink icon={false} className="text-[1.375rem] text-spruce hover:text-teal-700" />
				</Way>
				<Way icon="mail" title={words.email.title} text={words.email.text} surface="bg-white">
					<a
						href={`mailto:${company.email}`}
						className="inline-link inline-flex min-h-11 items-center break-all font-semibold"
					>
						{company.email}
					</a>
				</Way>
				<Way icon="clock" title={words.hours.title} text={words.hours.holidays} surface="bg-cream-200">
					<div className="py-1.5 font-semibold text-spruce">
						<OpeningHoursList hours={company.hours} />
					</div>
				</Way>
				<Way icon="map-pin" title={words.address.title} text={words.address.text} surface="bg-white">
					<address className="py-1.5 font-semibold text-spruce not-italic">
						{street}
						<br />
						{city} ({province}) {postalCode}
					</address>
				</Way>
			</section>
			<section className="page-width pt-8">
				<Notice tone="warning" title={words.urgent.title}>
					<RichText text={words.urgent.text} />
				</Notice>
			</section>
			<section aria-labelledby="next-heading" className="page-width section">
				<h2 id="next-heading">{words.next.heading}</h2>
				<ol className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-3">
					{words.next.steps.map(({ title, text }, index) => (
						<li key={title} className="border-line border-t pt-5">
							<span aria-hidden="true" className="steps-number text-teal">
								{index + 1}
							</span>
							<h3 className="mt-3">{title}</h3>
							<p className="mt-2 text-ink-600">{text}</p>
						</li>
					))}
				</ol>
			</section>
			<section aria-labelledby="areas-heading" className="page-width pb-section">
				<div className="grid-12 items-stretch">
					<div className="lg:col-span-5 lg:py-6 lg:pr-10">
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
					<div className="h-[22rem] overflow-hidden rounded-xl sm:h-[30rem] lg:col-span-7 lg:h-[34rem]">
						<AreaMap words={words.areas} areas={company.areas} />
					</div>
				</div>
			</section>
		</>
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
