import { card, highlight, keyPoint } from '../cards.ts';
import { mbaSpecialisation } from './online-mba/specialisation.ts';

export const marketing = mbaSpecialisation({
  slug: 'marketing',
  field: 'Marketing',
  group: 'Marketing',
  further: ['Rural Markets and Distribution', 'Market Research in Practice'],
  program_code: 'MG201',
  short_description:
    'Understand customers, communicate clearly and measure results. For brand, sales and digital teams.',
  promotional_text:
    'Admissions are open for the MBA in Marketing. You study management in the first year and marketing in the second. No-cost EMI of {monthly} a month with the Lumpsum plan.',
  banner2_additional_info: 'Consumers, Channels, Brands, Digital media',
  banner3_additional_info: 'A campaign with a real budget, Capstone on a market you choose',
  highlights: [
    highlight('Credits', '96'),
    highlight('Subjects in marketing', '6'),
    highlight('Electives to choose from', '10'),
    highlight('Capstone in Marketing', '8 credits'),
  ],
  key_points: [
    keyPoint('users', 'Understand customers first'),
    keyPoint('chart', 'Measure every campaign'),
    keyPoint('globe', 'Villages and metros'),
  ],
  description: `
<p>Good marketing starts long before the ad: with a shopper who can’t decide, a farmer comparing two pumps, a parent reading fee tables at midnight. The MBA in Marketing teaches you to watch, ask questions, choose who you can serve, and tell them honestly why they should come to you.</p>
<p>The first year is the same as in every <a href="/online-mba">MBA</a>. In the second year you study consumers, digital media and sales, then take two electives and a capstone in which you enter, defend or leave a market.</p>
<p>In the third semester your team plans a small campaign for a shop or an association you know, runs it with a few thousand rupees, and accounts for every rupee.</p>`.trim(),
  key_contents: [
    card(
      'users',
      'Consumers',
      'How Indian households decide, who in the family decides, and why surveys and bills don’t match.',
    ),
    card(
      'laptop',
      'Digital and social media',
      'Search, video, messaging and marketplaces: what each is good for, what it costs, and what consent the law requires.',
    ),
    card(
      'briefcase',
      'Sales and distribution',
      'Territories, stockists, margins and credit, in a country where many customers first see your product in a small shop.',
    ),
  ],
  benefits: [
    card(
      'rupee',
      'A real campaign',
      'Your team sets a small budget, spends it and reports what each rupee brought in.',
    ),
    card(
      'chart',
      'Numbers along with ideas',
      'You calculate attribution, lifetime value and price elasticity from data.',
    ),
    card('mail', 'Copywriting', 'We edit your headlines, letters and product pages until every word is needed.'),
  ],
  roadmap: [
    card('star', 'Brand and product', 'Assistant brand manager, category executive or product marketing manager.'),
    card(
      'phone',
      'Sales leadership',
      'Area sales manager or key account manager in consumer goods, medicine or services.',
    ),
    card('laptop', 'Digital marketing', 'Performance marketer, content lead or marketplace manager.'),
    card('chart', 'Insight', 'Research executive in an agency, or consumer insight manager in a company.'),
  ],
  learn_more: [
    {
      title: 'The third-semester campaign',
      description: `
<p>Each team of four finds a small organisation that wants more visitors, members or buyers: a dance school, a seed shop, a blood bank, a bookshop. You then have ten weeks.</p>
<ol>
<li><strong>Weeks one to three:</strong> talk to fifteen people who came, and to five who didn’t.</li>
<li><strong>Week four:</strong> write one page, with one promise and the figure you’ll use to judge the campaign.</li>
<li><strong>Weeks five to eight:</strong> run it. Teams have used posters, short videos, a stall and a mailing list.</li>
<li><strong>Weeks nine and ten:</strong> compare the figure with what would have happened anyway, as honestly as you can.</li>
</ol>
<p>You get marks for your reasoning. A failed campaign that you understand earns more than a lucky success.</p>`.trim(),
    },
    {
      title: 'Do I have to be creative?',
      description:
        '<p>You need to be curious. We teach writing and design step by step. The rest of marketing takes patience, numbers and good manners.</p>',
    },
  ],
  featured: ['online-mba-plus', 'online-ma', 'online-mcom', 'data-analytics', 'french-language'],
});
