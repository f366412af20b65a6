import { expect, test } from 'vitest';

import { pageFixture } from '../testing/page-fixture.ts';
import { sectionHtml, textsOf, words } from '../testing/render.tsx';
import { AboutSection, BenefitsSection, RoadmapSection } from './StudySections.tsx';
import { AdmissionSection, CertificateSection, LearnMoreSection, VideoSection } from './ApplySections.tsx';

test('PAGE-12 description, duration and key content in order', () => {
  const markup = sectionHtml(AboutSection, pageFixture());
  expect(markup).toContain('<p>Decide across departments.</p>');
  expect(words(markup)).toContain('Duration 2 years');
  expect(textsOf(markup, 'li')).toEqual([
    'Foundations first Foundations first in a sentence.',
    'Case method Case method in a sentence.',
  ]);
});

test('PAGE-13 benefits in order', () => {
  expect(textsOf(sectionHtml(BenefitsSection, pageFixture()), 'b')).toEqual([
    'A recognised degree',
    'Made for working people',
  ]);
});

test('PAGE-14 the roadmap is an ordered list', () => {
  const [list] = textsOf(sectionHtml(RoadmapSection, pageFixture()), 'ol');
  expect(list).toBe('Marketing Marketing in a sentence. Finance Finance in a sentence.');
});

test('PAGE-21 admission is an ordered list of five', () => {
  const markup = sectionHtml(AdmissionSection, pageFixture());
  expect(markup).toMatch(/<ol[^>]*>/);
  expect(textsOf(markup, 'h3')).toEqual([
    'Register on the admission portal',
    'Submit the signed online form',
    'Upload documents',
    'The university verifies documents and eligibility',
    'Pay the programme fee online to obtain the registration number',
  ]);
});

test('each step has a ring of five, filled up to its number', () => {
  const marks = sectionHtml(AdmissionSection, pageFixture()).match(/<svg viewBox="-20.*?<\/svg>/g) ?? [];
  expect(marks.map((mark) => mark.match(/pathLength="5"/g)?.length)).toEqual([2, 2, 2, 2, 2]);
  expect(marks.map((mark) => (mark.match(/\.8/g)?.length ?? 0) - 1)).toEqual([1, 2, 3, 4, 5]);
});

test('PAGE-22 the certificate: a picture with its text, or a drawn sample; the note as HTML', () => {
  const drawn = sectionHtml(CertificateSection, pageFixture());
  expect(drawn).toContain('<strong>sample</strong>');
  expect(textsOf(drawn, 'h3')).toEqual(['Master of Business Administration']);
  const certificate = {
    certificate_image: '/media/c.jpg',
    alt_certificate_image: 'A degree with a seal',
    certificate_disclaimer: '',
  };
  expect(sectionHtml(CertificateSection, pageFixture({ sections: { certificate } }))).toMatch(
    /<img[^>]*src="\/media\/c.jpg"[^>]*alt="A degree with a seal"/,
  );
});

test('PAGE-23 each text is folded, and all are in one group', () => {
  const markup = sectionHtml(LearnMoreSection, pageFixture());
  expect(markup).toMatch(/<details name="learn-more"/);
  expect(words(markup)).toContain('What is an MBA? View more View less What is an MBA? A degree in management.');
});

test('PAGE-26 the video is a picture and a link until it is clicked', () => {
  const markup = sectionHtml(VideoSection, pageFixture());
  expect(markup).not.toContain('<iframe');
  expect(markup).toContain('src="/media/class.jpg"');
  expect(words(markup)).toContain('Play video: A class in Marketing');
});
