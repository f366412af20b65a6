import { card, highlight, keyPoint } from '../cards.ts';
import { mbaSpecialisation } from './online-mba/specialisation.ts';

export const finance = mbaSpecialisation({
  slug: 'finance',
  field: 'Finance',
  group: 'Finance',
  further: ['Banking and Credit Management', 'Personal Finance and Wealth Advice'],
  program_code: 'MG202',
  short_description:
    'Value a firm, price a risk and explain both in plain words: an MBA for banks, treasuries, markets and the finance desk of any company.',
  promotional_text:
    'Applications for the MBA in Finance are open. Valuation, markets and taxation in the second year, and ₹9,000 a month without interest on the Lumpsum plan.',
  banner2_additional_info: 'Valuation, Markets, Taxation, Risk',
  banner3_additional_info: 'Models built from an empty sheet, Capstone on a listed company',
  highlights: [
    highlight('Duration', '2 years'),
    highlight('Credits', '96'),
    highlight('Subjects in finance', '6'),
    highlight('Electives to choose from', '10'),
    highlight('Capstone in Finance', '8 credits'),
  ],
  key_points: [
    keyPoint('rupee', 'Cash before profit'),
    keyPoint('chart', 'Models you build yourself'),
    keyPoint('shield', 'Duties towards other people’s money'),
  ],
  description: `
<p>Finance is the part of management in which a wrong sign costs the most. The MBA in Finance trains you to see where the cash of a firm comes from and goes, to put a value on things that have no price yet, and to tell a board, a lender or a family what may go wrong.</p>
<p>After the common first year of the <a href="/online-mba">MBA</a> you study securities, financial markets and taxation, and choose two of four electives: mergers and valuation, risk, banking, or advice to private clients. In the capstone you value one listed company from its published accounts and defend the figure against a panel that has read them too.</p>
<p>All models are built in class, from an empty sheet. Whoever inherits a template inherits its mistakes.</p>`.trim(),
  key_contents: [
    card(
      'chart',
      'Securities and portfolios',
      'Shares, bonds and funds: what they pay, what they risk, and what fees do to both over twenty years.',
    ),
    card(
      'globe',
      'Markets and institutions',
      'Banks, exchanges, insurers and regulators, and what happened when one of them failed.',
    ),
    card(
      'rupee',
      'Taxation',
      'Direct and indirect tax as a manager meets them: in a price, in a salary and in an investment.',
    ),
  ],
  benefits: [
    card(
      'laptop',
      'Twenty models',
      'By the end you own a working set, from a loan schedule to a three-statement forecast, and know every cell.',
    ),
    card(
      'users',
      'The credit committee',
      'Twice a semester a class decides on real, anonymised loan applications, and then learns how each one ended.',
    ),
    card(
      'shield',
      'Conduct as a subject',
      'Mis-selling, conflicts of interest and insider information are treated through Indian orders and judgments.',
    ),
  ],
  roadmap: [
    card(
      'rupee',
      'Corporate finance',
      'Financial analyst, treasury executive or business finance partner in a company.',
    ),
    card(
      'briefcase',
      'Banking and credit',
      'Credit manager, relationship manager or branch head in banks and housing finance.',
    ),
    card('chart', 'Markets', 'Research associate, dealer or risk analyst with brokers, funds and insurers.'),
    card('users', 'Advice', 'Wealth adviser, after the examinations that the regulator prescribes.'),
  ],
  learn_more: [
    {
      title: 'Valuing a company: the capstone step by step',
      description: `
<p>You choose a listed company that is neither a bank nor a conglomerate, and whose products you could explain to a neighbour.</p>
<ul>
<li><strong>Read.</strong> Five annual reports, three transcripts of investor calls, one competitor.</li>
<li><strong>Rebuild.</strong> Restate the accounts so that operations and financing stand apart.</li>
<li><strong>Forecast.</strong> Ten years, no more than eight assumptions, each with a source.</li>
<li><strong>Value.</strong> Two methods that do not share their mistakes, and a range instead of a point.</li>
<li><strong>Doubt.</strong> One page on what would make you change your mind.</li>
</ul>
<p>The report is an exercise. It is no advice to buy or sell, and it says so on its first page.</p>`.trim(),
    },
    {
      title: 'Finance without a commerce degree',
      description: `
<p>Engineers and graduates in the arts do well here, provided that they take the first semester seriously. Accounting for Managers and Managerial Economics are the two pillars; a weekly problem hour, on Friday evenings, belongs to both.</p>
<p>If after the first year you would rather go further into standards and research than into decisions, the <a href="/online-mcom">Master of Commerce</a> may suit you better.</p>`.trim(),
    },
    {
      title: 'Professional charters',
      description:
        '<p>Parts of the syllabus overlap with international charters in investment and risk. Their examinations are separate, and their fees are not part of ours.</p>',
    },
  ],
  featured: ['online-mcom', 'online-mba-plus', 'online-mca', 'block-chain-management', 'data-analytics'],
});
